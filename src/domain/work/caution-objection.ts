import type { CancellationTier } from '../cancellation/cancellation-tier.ts'
import { TIER_POINTS } from '../cancellation/cancellation-tier.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { OBJECTION_DAYS, objectionUntil, repeatedProblem, type ObjectionState } from './objection.ts'

/**
 * 異議 to a 注意 or to a work recorded as absence: with words and a file, within the days of every objection;
 * our staff decide, and what they take back counts no more.
 */

/** The states of an objection, as doctor and our staff read them. */
export const CAUTION_OBJECTION_STATE: Readonly<Record<ObjectionState, string>> = {
  OPEN: '運営の判断待ち',
  AGREED: '異議が認められました',
  DECLINED: '異議は認められませんでした',
  WITHDRAWN: '取り下げ済み',
}

/** Whether a tier is a 注意, which can be objected to. */
export const isCaution = (tier: CancellationTier): boolean => TIER_POINTS[tier] > 0

type Left = {
  /** Since when it counts; null where the work has left nothing, or nothing any more. */
  at: Date | null
  /** States of the objections so far. */
  earlier: readonly ObjectionState[]
}

/** Why a doctor cannot object to what a work has left, at `now`; null if that is possible. */
export function cautionObjectionProblem({ at, earlier }: Left, now: Date) {
  const repeated = repeatedProblem(earlier)
  if (repeated) return repeated
  if (at === null) return 'NOTHING' as const
  return now >= objectionUntil(at) ? ('TOO_LATE' as const) : null
}

/** 「注意や欠勤の記録には、付いた日の14日後まで異議を申し立てられます。運営が判断します。」 */
export const cautionObjectionText = (): string =>
  `注意や欠勤の記録には、付いた日の${OBJECTION_DAYS}日後まで異議を申し立てられます。運営が判断します。`

export const OBJECT_TO_CAUTION_OUTCOME = {
  OBJECTED: good('異議を運営に送りました。判断をお知らせするまでお待ちください。'),
  ALREADY_OPEN: info('この勤務への異議は、すでに運営に届いています。'),
  ANSWERED: info('この勤務への異議は、運営が判断しています。さらに確認したいときは、お問い合わせください。'),
  NOTHING: 'この勤務に、異議を申し立てられる注意や欠勤の記録はありません。',
  TOO_LATE: `異議を申し立てられるのは、付いた日の${OBJECTION_DAYS}日後までです。お問い合わせください。`,
  TOO_MANY: 'この勤務には、これ以上異議を申し立てられません。お問い合わせください。',
  FILE_UNKNOWN: '添付のファイルが見つかりません。もう一度選んでください。',
  NOT_FOUND: 'この勤務は見つかりません。',
} as const

export const WITHDRAW_CAUTION_OBJECTION_OUTCOME = {
  WITHDRAWN: good('異議を取り下げました。'),
  NOT_OPEN: info('この異議は、すでに取り下げられたか、運営が判断しています。'),
  NOT_FOUND: 'この勤務は見つかりません。',
} as const

export const DECIDE_CAUTION_OUTCOME = {
  TAKEN_BACK: good('異議を認め、注意・欠勤の記録を取り消しました。先生にお知らせしました。'),
  KEPT: good('異議を認めず、注意・欠勤の記録を残しました。先生にお知らせしました。'),
  NOT_OPEN: info('この異議は、先生が取り下げたか、ほかの担当者が判断しています。'),
  OVERLAPPING:
    '先生には同じ時間帯にほかの勤務があるため、欠勤の記録は取り消せません。先生と病院にご確認ください。',
} as const

export const objectToCautionWords = outcomeWords({ ...OBJECT_TO_CAUTION_OUTCOME, UNREACHABLE: UNSENT })
export const withdrawCautionObjectionWords = outcomeWords({
  ...WITHDRAW_CAUTION_OBJECTION_OUTCOME,
  UNREACHABLE: UNSENT,
})
export const decideCautionWords = outcomeWords({ ...DECIDE_CAUTION_OUTCOME, UNREACHABLE: UNSENT })
