import type { Actor } from '../account/actor.ts'
import type { CancellationSide } from '../cancellation/cancellation-words.ts'
import { isAnotherShift } from '../application/offer.ts'
import { BREAK_SENTENCE } from '../listing/break-sentence.ts'
import { shiftFault, type PaidShift, type ShiftBase, type ShiftFault } from '../listing/shift-fault.ts'
import type { TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { isWithinContract } from './proposed-date.ts'

/** Either side asks to move a matched work (日程変更の相談); the other decides. */

export const DATE_CHANGE_STATE = {
  OPEN: '回答待ち',
  ACCEPTED: '変更が決まりました',
  DECLINED: '変更できませんでした',
  WITHDRAWN: '取り下げました',
  LAPSED: '回答がないまま終わりました',
} as const
export type DateChangeState = keyof typeof DATE_CHANGE_STATE

/** Who may cause a transition: the side that asks, the other one, or the system. */
type ChangeActor = 'ASKER' | 'ANSWERER' | 'SYSTEM'

type Transitions = Readonly<Partial<Record<DateChangeState, ChangeActor>>>

/** State machine of a request: allowed transitions and their actors. */
const TRANSITIONS: Readonly<Record<DateChangeState, Transitions>> = {
  OPEN: {
    ACCEPTED: 'ANSWERER',
    DECLINED: 'ANSWERER',
    WITHDRAWN: 'ASKER',
    // Past the deadline to answer.
    LAPSED: 'SYSTEM',
  },
  ACCEPTED: {},
  DECLINED: {},
  WITHDRAWN: {},
  LAPSED: {},
}

/** Whether the actor may end a request of this side so. */
export function mayChangeFollow(
  { state, requestedBy }: { state: DateChangeState; requestedBy: CancellationSide },
  to: DateChangeState,
  actor: Actor,
): boolean {
  const who = actor === 'SYSTEM' ? 'SYSTEM' : actor === requestedBy ? 'ASKER' : 'ANSWERER'
  return TRANSITIONS[state][to] === who
}

/** How often each side may ask about one work: each time the other one is told. */
export const MOST_CHANGES = 5

/** Code points of the doctor's reason and of the hospital's answer. */
export const DATE_CHANGE_NOTE = { least: 10, most: 500 } as const

export type ChangeFault = 'UNCHANGED' | ShiftFault

type ChangeBase = {
  /** The work as planned until now, whose pay stays. */
  planned: PaidShift
  terms: TermsSnapshot
  listing: ShiftBase
}

/**
 * The first fault of a moved work: later than now, for the same pay, lawful as a listing is. A spot work stays within
 * twelve hours of the listing's shift, a date of a contract within the contract.
 */
export function changeFault(
  { start, end }: Pick<PaidShift, 'start' | 'end'>,
  { planned, terms, listing }: ChangeBase,
  now: Date,
): ChangeFault | null {
  if (start.getTime() === planned.start.getTime() && end.getTime() === planned.end.getTime())
    return 'UNCHANGED'
  const isPossible = terms.regular
    ? isWithinContract(start, terms.regular, now)
    : start > now && !isAnotherShift(start, terms)
  return isPossible
    ? shiftFault({ start, end, fee: planned.fee }, { ...listing, permit: terms.permit })
    : 'HOURS_INVALID'
}

/** Results of the commands, each with its words for who gave the command. */
const SHARED = {
  STARTED: '勤務の開始後は変更できません。お電話でご連絡ください。',
  ENDED: 'この勤務は、すでにキャンセルされたか終了しています。',
  DAY_TAKEN: 'その日には、この契約の別の予定があります。ほかの日を選んでください。',
  NOT_FOUND: 'この勤務は見つかりません。',
} as const

const NOT_ALLOWED = '現在ご利用いただけません。お問い合わせください。'

export const REQUEST_CHANGE_OUTCOME = {
  REQUESTED: good('病院に日程の変更を相談しました。回答があるまで、勤務は予定どおりです。'),
  ALREADY_OPEN: info('すでに変更を相談しています。病院の回答をお待ちください。'),
  TOO_MANY: `この勤務の変更は${MOST_CHANGES}回まで相談できます。このあとは病院にお電話ください。`,
  CANCELLING: 'キャンセルを申請している勤務は変更できません。先に申請を取り下げてください。',
  UNCHANGED: 'いまの予定と同じ日時です。',
  HOURS_INVALID:
    'その日時には変更できません。スポットは元の入り時間から前後12時間まで、定期は契約の期間内で、32時間までの勤務にしてください。',
  BREAK_TOO_SHORT: BREAK_SENTENCE,
  BELOW_MINIMUM_WAGE: 'この時間では、いまの給与が最低賃金(最低賃金法4条)を下回ります。',
  OVERLAPPING: 'その日時には、ほかの勤務があります。',
  SHORT_REST:
    'その日時では、前後の勤務と合わせると、必要な休息がとれません。よろしければ、チェックを入れてもう一度お進みください。',
  ...SHARED,
  NOT_ALLOWED,
} as const
export type RequestChangeOutcome = keyof typeof REQUEST_CHANGE_OUTCOME

/** The same for the hospital, which does not learn of the doctor's other works: the doctor sees them with the request. */
export const PROPOSE_CHANGE_OUTCOME = {
  REQUESTED: good('先生に日程の変更をお願いしました。回答があるまで、勤務は予定どおりです。'),
  ALREADY_OPEN: info('この勤務の変更は、すでに相談中です。'),
  TOO_MANY: `この勤務の変更は${MOST_CHANGES}回までお願いできます。このあとは先生にお電話ください。`,
  CANCELLING: '先生がキャンセルを申請しています。先に申請へご回答ください。',
  UNCHANGED: REQUEST_CHANGE_OUTCOME.UNCHANGED,
  HOURS_INVALID: REQUEST_CHANGE_OUTCOME.HOURS_INVALID,
  BREAK_TOO_SHORT: BREAK_SENTENCE,
  BELOW_MINIMUM_WAGE: REQUEST_CHANGE_OUTCOME.BELOW_MINIMUM_WAGE,
  ...SHARED,
} as const
export type ProposeChangeOutcome = keyof typeof PROPOSE_CHANGE_OUTCOME

export const RETRACT_CHANGE_OUTCOME = {
  WITHDRAWN: good('日程変更のお願いを取り下げました。勤務は予定どおりです。'),
  ALREADY_DECIDED: 'このお願いは、先生がすでに回答したか、期限を過ぎています。',
  NOT_FOUND: SHARED.NOT_FOUND,
} as const

/** The doctor's answer to a request of the hospital. */
export const ANSWER_CHANGE_OUTCOME = {
  ACCEPTED: good('日程の変更に同意しました。病院にお知らせしました。'),
  DECLINED: good('変更できないことを病院にお知らせしました。勤務は予定どおりです。'),
  ALREADY_DECIDED: 'このお願いは、すでに回答済みか、期限を過ぎたか、病院が取り下げました。',
  OVERLAPPING: 'その日時には、ほかの勤務があります。お断りになり、別の日時をご相談ください。',
  HOURS_INVALID: 'その日時は、もう選べません。お断りになり、別の日時をご相談ください。',
  SHORT_REST:
    '前後の勤務と合わせると、必要な休息がとれません。よろしければ、チェックを入れて同意してください。',
  ...SHARED,
  NOT_ALLOWED,
} as const

export const WITHDRAW_CHANGE_OUTCOME = {
  WITHDRAWN: good('日程変更の相談を取り下げました。勤務は予定どおりです。'),
  ALREADY_DECIDED: 'この相談は、病院がすでに回答したか、期限を過ぎています。',
  NOT_FOUND: SHARED.NOT_FOUND,
  NOT_ALLOWED,
} as const

export const DECIDE_CHANGE_OUTCOME = {
  ACCEPTED: good('日程を変更し、先生にお知らせしました。'),
  DECLINED: good('変更できないことを先生にお知らせしました。勤務は予定どおりです。'),
  ALREADY_DECIDED: 'この相談は、すでに回答済みか、先生が取り下げました。',
  OVERLAPPING: 'その日時に、先生の別の勤務が入りました。断って、別の日時をご相談ください。',
  HOURS_INVALID: 'その日時は、もう選べません。断って、別の日時をご相談ください。',
  ...SHARED,
} as const

export const requestChangeWords = outcomeWords({ ...REQUEST_CHANGE_OUTCOME, UNREACHABLE: UNSENT })
export const withdrawChangeWords = outcomeWords({ ...WITHDRAW_CHANGE_OUTCOME, UNREACHABLE: UNSENT })
export const decideChangeWords = outcomeWords({ ...DECIDE_CHANGE_OUTCOME, UNREACHABLE: UNSENT })
export const proposeChangeWords = outcomeWords({ ...PROPOSE_CHANGE_OUTCOME, UNREACHABLE: UNSENT })
export const retractChangeWords = outcomeWords({ ...RETRACT_CHANGE_OUTCOME, UNREACHABLE: UNSENT })
export const answerChangeWords = outcomeWords({ ...ANSWER_CHANGE_OUTCOME, UNREACHABLE: UNSENT })
