import { DAY_MS } from '../duration.ts'
import type { Actor } from '../account/actor.ts'
import { APPLY_OUTCOME } from '../application/apply-outcome.ts'
import { UNAVAILABLE, UNSENT, unpressed } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** A hospital offers one of its listings to a doctor who has worked there (再勤務オファー). */

export const REHIRE_STATE = {
  OFFERED: 'オファー受信',
  VIEWED: '確認済み',
  ACCEPTED: '承諾(勤務成立)',
  DECLINED: '辞退',
  EXPIRED: '期限切れ',
  WITHDRAWN: '病院が取り下げ',
} as const
export type RehireState = keyof typeof REHIRE_STATE

/** States in which the doctor may still answer. */
export const OPEN_REHIRE_STATES = ['OFFERED', 'VIEWED'] as const satisfies readonly RehireState[]

type Transitions = Readonly<Partial<Record<RehireState, readonly Actor[]>>>

/** State machine of an offer. An answer views the offer first. */
const TRANSITIONS: Readonly<Record<RehireState, Transitions>> = {
  OFFERED: { VIEWED: ['DOCTOR'], EXPIRED: ['SYSTEM'], WITHDRAWN: ['HOSPITAL'] },
  VIEWED: {
    ACCEPTED: ['DOCTOR'],
    DECLINED: ['DOCTOR'],
    EXPIRED: ['SYSTEM'],
    WITHDRAWN: ['HOSPITAL'],
  },
  ACCEPTED: {},
  DECLINED: {},
  EXPIRED: {},
  WITHDRAWN: {},
}

export const mayRehireFollow = (from: RehireState, to: RehireState, actor: Actor): boolean =>
  TRANSITIONS[from][to]?.includes(actor) ?? false

/** Whether the actor may end the offer so, now: an answer of the doctor views it first. */
export const mayEndRehire = (from: RehireState, to: RehireState, actor: Actor): boolean =>
  mayRehireFollow(from, to, actor) ||
  (mayRehireFollow(from, 'VIEWED', actor) && mayRehireFollow('VIEWED', to, actor))

/** Why an offer ended without an answer. */
export const REHIRE_END = {
  TIME: '有効期限が過ぎました',
  FILLED: 'ほかの先生で募集が埋まりました',
  CLOSED: '求人の募集が終了しました',
  /** The doctor applied for the listing without the offer. */
  APPLIED: '同じ求人に別に応募しています',
  /** The account was left. */
  LEFT: '先生の利用が終了しました',
} as const
export type RehireEnd = keyof typeof REHIRE_END

/** Listings offered at once, each as an offer of its own. */
export const MOST_REHIRE_LISTINGS = 10

/** 指名手当 in yen, at most. */
export const MOST_PREMIUM_YEN = 500_000

/** Code points of the hospital's words and of the doctor's reason to decline. */
export const REHIRE_NOTE = 500

/** Days for which an offer stands, to choose from. */
export const REHIRE_DAYS = ['3', '7', '14'] as const
export const DEFAULT_REHIRE_DAYS = '7' satisfies (typeof REHIRE_DAYS)[number]

/** Until when an offer stands: never longer than the listing takes applications. */
export function rehireUntil(now: Date, days: number, deadline: Date): Date {
  const until = new Date(now.getTime() + days * DAY_MS)
  return until < deadline ? until : deadline
}

export const OFFER_REHIRE_OUTCOME = {
  OFFERED: good('オファーを送りました。回答があるとお知らせします。'),
  /** One answer for every reason that lies with the doctor, none of which the hospital learns. */
  NOT_POSSIBLE: 'この先生には、いまオファーを送れません。',
  NOT_CONFIRMED: 'オファーは、勤務の実績が確定した先生に送れます。',
  LISTING_CLOSED: '選んだ求人の募集が終わったか、この先生がすでに応募しています。求人を選び直してください。',
  LISTING_UNLAWFUL:
    '選んだ求人の条件は、いまの掲載の基準(勤務時間、休憩、宿日直許可の時間帯、最低賃金、丙欄の期間)を満たしていません。求人を直してから、オファーを送ってください。',
  ALREADY_OFFERED: '選んだ求人は、すでにこの先生にオファーしています。',
  NOT_FOUND: 'この勤務は見つかりません。',
} as const
export type OfferRehireOutcome = keyof typeof OFFER_REHIRE_OUTCOME

export const WITHDRAW_REHIRE_OUTCOME = {
  WITHDRAWN: good('オファーを取り下げました。先生にお知らせします。'),
  ALREADY_ENDED: 'このオファーは、すでに終わっています。',
  NOT_FOUND: 'このオファーは見つかりません。',
} as const
export type WithdrawRehireOutcome = keyof typeof WITHDRAW_REHIRE_OUTCOME

export const DECLINE_REHIRE_OUTCOME = {
  DECLINED: good('オファーを辞退しました。病院にお知らせします。'),
  ALREADY_ENDED: 'このオファーは、すでに終わっています。',
  NOT_FOUND: 'このオファーは見つかりません。',
} as const
export type DeclineRehireOutcome = keyof typeof DECLINE_REHIRE_OUTCOME

export const REHIRE_INTEREST_OUTCOME = {
  ON: good('この病院からの再勤務オファーを受け取ります。'),
  OFF: info('この病院からの再勤務オファーを受け取りません。病院にはお知らせしません。'),
  NOT_CONFIRMED: '実績が確定した勤務の病院について選べます。',
  NOT_FOUND: 'この勤務は見つかりません。',
} as const
export type RehireInterestOutcome = keyof typeof REHIRE_INTEREST_OUTCOME

export const SWITCH_ON_OUTCOME = {
  ON: good('この病院からの再勤務オファーを、また受け取ります。'),
  NOT_OFF: info('この病院からの再勤務オファーは、すでに受け取る設定です。'),
} as const

export const switchOnWords = outcomeWords({ ...SWITCH_ON_OUTCOME, UNREACHABLE: UNAVAILABLE })
export const offerRehireWords = outcomeWords({
  ...OFFER_REHIRE_OUTCOME,
  UNREACHABLE: UNSENT,
})
export const withdrawRehireWords = outcomeWords({
  ...WITHDRAW_REHIRE_OUTCOME,
  UNREACHABLE: UNAVAILABLE,
})
export const declineRehireWords = outcomeWords({
  ...DECLINE_REHIRE_OUTCOME,
  UNREACHABLE: UNAVAILABLE,
})
export const rehireInterestWords = outcomeWords({
  ...REHIRE_INTEREST_OUTCOME,
  UNREACHABLE: UNAVAILABLE,
})

const SENTENCES = Object.fromEntries(
  Object.entries(APPLY_OUTCOME).map(([word, { sentence }]) => [word, sentence]),
)

/** Accepting is applying: the same outcomes, in words about an offer where these differ. */
export const acceptRehireWords = outcomeWords({
  ...SENTENCES,
  MATCHED: good('オファーを承諾し、勤務が確定しました。労働契約が成立しています。'),
  NOT_ALLOWED: 'いまのアカウントの状態では、承諾できません。',
  NOT_FOUND: 'このオファーは見つかりません。',
  SHORT_REST: '前後の勤務と合わせると、必要な休息がとれません。チェックを入れて、もう一度承諾してください。',
  DATES_CLASH:
    '成立している勤務と重なる日があります。重なる日は「仮予定」になります。よろしければ、チェックを入れて、もう一度承諾してください。',
  UNREACHABLE: unpressed('承諾'),
})
