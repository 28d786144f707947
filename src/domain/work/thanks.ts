import { DAY_MS, MINUTE_MS } from '../duration.ts'
import type { Actor } from '../account/actor.ts'
import type { WorkState } from '../application/application-words.ts'
import { UNSENT } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** 感謝の声: what a hospital passes on to a doctor about a confirmed work. */

export const THANKS_STAMP = {
  HELPED: '助かりました',
  CAREFUL: '丁寧でした',
  COME_AGAIN: 'また来てください',
} as const
export type ThanksStamp = keyof typeof THANKS_STAMP

/** お礼を返す: the doctor's fixed answers. */
export const THANKS_REPLY = {
  THANK_YOU: 'ありがとうございます',
  ENCOURAGED: '励みになりました',
  SEE_YOU: 'またよろしくお願いします',
} as const
export type ThanksReply = keyof typeof THANKS_REPLY

/** Where a doctor has put a thanks: open by default. */
export const THANKS_SHELF = { OPEN: '届いたもの', KEPT: '感謝の手帳', HIDDEN: '非表示' } as const
export type ThanksShelf = keyof typeof THANKS_SHELF

export const THANKS_REPORT_REASON = {
  PATIENT_DATA: '患者さんの情報が書かれている',
  OFFENSIVE: '不適切な表現がある',
  WRONG_WORK: '自分の勤務についてではない',
  OTHER: 'その他',
} as const
export type ThanksReportReason = keyof typeof THANKS_REPORT_REASON

/** Code points of the hospital's words, and of a doctor's explanation of a report. */
export const THANKS_TEXT = 300
export const THANKS_REPORT_TEXT = 500

type Steps<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, readonly Actor[]>>>>>

/** SENT may be changed, or taken back, until the doctor has read it. */
export type ThanksState = 'SENT' | 'WITHDRAWN' | 'READ' | 'REPLIED'

/** State machine of a thanks: allowed transitions and their actors. */
const THANKS_TRANSITIONS: Steps<ThanksState> = {
  SENT: {
    SENT: ['HOSPITAL'],
    WITHDRAWN: ['HOSPITAL'],
    READ: ['DOCTOR'],
    // Answered on a page that could not say that it was read.
    REPLIED: ['DOCTOR'],
  },
  WITHDRAWN: {},
  READ: { REPLIED: ['DOCTOR'] },
  REPLIED: {},
}

export const mayThanksFollow = (from: ThanksState, to: ThanksState, actor: Actor): boolean =>
  THANKS_TRANSITIONS[from][to]?.includes(actor) ?? false

export const thanksState = (thanks: { readAt: Date | null; repliedAt: Date | null }): ThanksState =>
  thanks.repliedAt ? 'REPLIED' : thanks.readAt ? 'READ' : 'SENT'

/** What becomes of a report of inappropriate words. */
export const THANKS_REPORT_STATE = {
  NONE: '',
  OPEN: '運営が確認しています',
  REMOVED: '運営が非表示にしました',
  DISMISSED: '運営が確認しました(表示を続けます)',
} as const
export type ThanksReportState = keyof typeof THANKS_REPORT_STATE

const REPORT_TRANSITIONS: Steps<ThanksReportState> = {
  NONE: { OPEN: ['DOCTOR'] },
  OPEN: { REMOVED: ['OPERATOR'], DISMISSED: ['OPERATOR'] },
  REMOVED: {},
  DISMISSED: {},
}

export const mayReportFollow = (from: ThanksReportState, to: ThanksReportState, actor: Actor): boolean =>
  REPORT_TRANSITIONS[from][to]?.includes(actor) ?? false

export const THANKS_VERDICT = {
  REMOVED: '非表示にする',
  DISMISSED: '表示を続ける',
} as const satisfies Partial<Record<ThanksReportState, string>>
export type ThanksVerdict = keyof typeof THANKS_VERDICT

/** Days after a work in which it can be thanked for, and minutes in which a thanks can be changed. */
export const THANKS_DAYS = 60
const CHANGE_MINUTES = 10

/** Works that ended before are no longer thanked for. */
export const thankableFrom = (now: Date): Date => new Date(now.getTime() - THANKS_DAYS * DAY_MS)

/** States of a work that can be thanked for: confirmed. */
export const THANKABLE: readonly WorkState[] = ['CONFIRMED', 'PAID']

export const changeableUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + CHANGE_MINUTES * MINUTE_MS)

type Sent = { sentAt: Date; readAt: Date | null; repliedAt: Date | null }

export const mayChangeThanks = (thanks: Sent, now: Date): boolean =>
  mayThanksFollow(thanksState(thanks), 'WITHDRAWN', 'HOSPITAL') && now < changeableUntil(thanks.sentAt)

const NO_SUCH_THANKS = 'この感謝の声は見つかりません。'
const CHANGE_OVER = `先生が読んだあとや、送ってから${CHANGE_MINUTES}分が過ぎたあとは変更できません。`

export const SEND_THANKS_OUTCOME = {
  SENT: good(`お礼を送りました。先生が読むまで、${CHANGE_MINUTES}分以内なら直せます。`),
  ALREADY_SENT: 'この勤務には、同じ立場からのお礼をすでに送っています。',
  NOT_YET: 'お礼は、勤務の実績が確定してから送れます。',
  CLOSED: `勤務から${THANKS_DAYS}日が過ぎたため、お礼を送れません。`,
  DOCTOR_LEFT: '先生が退会されたため、お礼を送れません。',
  PATIENT_DATA: '患者さんの情報のように見える部分があります。確かめてから送ってください。',
} as const
export type SendThanksOutcome = keyof typeof SEND_THANKS_OUTCOME

export const CHANGE_THANKS_OUTCOME = {
  CHANGED: good('お礼の内容を直しました。'),
  NOT_CHANGEABLE: CHANGE_OVER,
  PATIENT_DATA: SEND_THANKS_OUTCOME.PATIENT_DATA,
} as const

export const WITHDRAW_THANKS_OUTCOME = {
  WITHDRAWN: good('お礼を取り消しました。'),
  NOT_CHANGEABLE: CHANGE_OVER,
} as const

export const thanksWords = outcomeWords({
  ...SEND_THANKS_OUTCOME,
  ...CHANGE_THANKS_OUTCOME,
  ...WITHDRAW_THANKS_OUTCOME,
  UNREACHABLE: UNSENT,
})

export const REPLY_THANKS_OUTCOME = {
  REPLIED: good('お礼を返しました。病院にお知らせします。'),
  ALREADY_REPLIED: 'すでにお礼を返しています。',
  NOT_FOUND: NO_SUCH_THANKS,
} as const

export const SHELVE_THANKS_OUTCOME = {
  OPENED: good('届いたものに戻しました。'),
  KEPT: good('感謝の手帳に保存しました。'),
  HIDDEN: good('非表示にしました。「非表示」からいつでも戻せます。'),
  NOT_FOUND: NO_SUCH_THANKS,
} as const

export const REPORT_THANKS_OUTCOME = {
  REPORTED: good('運営に報告しました。確認の結果をお知らせします。'),
  ALREADY_REPORTED: 'この感謝の声は、すでに報告されています。',
  NOT_FOUND: NO_SUCH_THANKS,
} as const

export const thanksAnswerWords = outcomeWords({
  ...REPLY_THANKS_OUTCOME,
  ...SHELVE_THANKS_OUTCOME,
  ...REPORT_THANKS_OUTCOME,
  READ: good('既読にしました。'),
  UNREACHABLE: UNSENT,
})

export const DECIDE_REPORT_OUTCOME = {
  REMOVED: good('非表示にし、先生にお知らせしました。'),
  DISMISSED: good('表示を続けることを、先生にお知らせしました。'),
  ALREADY_DECIDED: 'この報告は、すでに判断されています。',
  NOT_FOUND: 'この報告は見つかりません。',
} as const

export const thanksReportWords = outcomeWords({ ...DECIDE_REPORT_OUTCOME, UNREACHABLE: UNSENT })
