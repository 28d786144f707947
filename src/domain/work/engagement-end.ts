import type { CancellationSide } from '../cancellation/cancellation-words.ts'
import { UNSENT } from '../text/outage.ts'
import { addDays } from '../text/tokyo-time.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** Ending a regular contract with notice (契約終了の申し入れ): either side says the last day, the works until then stand. */

/**
 * The shortest notice in days: two weeks by the doctor (民法627条1項), thirty days by the hospital as the employer
 * (労働基準法20条1項).
 */
export const END_NOTICE_DAYS: Readonly<Record<CancellationSide, number>> = { DOCTOR: 14, HOSPITAL: 30 }

/** Code points of the reason, which nobody has to give. */
export const END_REASON_MOST = 500

type Term = { startDate: string; endDate: string | null }

/** The first day that a side may name as the last one of a contract, `today` in Tokyo: never before the contract begins. */
export function earliestEnd(
  by: CancellationSide,
  { startDate }: Pick<Term, 'startDate'>,
  today: string,
): string {
  const noticed = addDays(today, END_NOTICE_DAYS[by])
  return noticed > startDate ? noticed : startDate
}

/** Why a contract cannot end on a day; null when it can. */
export function endFault(
  endDate: string,
  { by, term, today }: { by: CancellationSide; term: Term; today: string },
): 'TOO_SOON' | 'NOT_EARLIER' | null {
  if (endDate < earliestEnd(by, term, today)) return 'TOO_SOON'
  return term.endDate !== null && endDate >= term.endDate ? 'NOT_EARLIER' : null
}

const SHARED = {
  NOT_RUNNING: 'この契約は、すでに終了しています。',
  NOT_FOUND: 'この契約は見つかりません。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
} as const

export const GIVE_END_OUTCOME = {
  GIVEN: good('契約の終了を申し入れました。終了日までの勤務は予定どおりです。'),
  ALREADY_GIVEN: info('この契約の終了は、すでに申し入れられています。'),
  TOO_SOON: `終了日が近すぎます。先生からは${END_NOTICE_DAYS.DOCTOR}日、病院からは${END_NOTICE_DAYS.HOSPITAL}日あけた日を選んでください。`,
  NOT_EARLIER: '契約の期間の終わりより前の日を選んでください。',
  ...SHARED,
} as const
export type GiveEndOutcome = keyof typeof GIVE_END_OUTCOME

export const WITHDRAW_END_OUTCOME = {
  WITHDRAWN: good(
    '終了の申し入れを取り下げ、契約は続きます。終了日より後の予定は、先生が確定するまで仮予定です。',
  ),
  NOT_GIVEN: '取り下げられる申し入れはありません。画面を読み込み直してご確認ください。',
  ...SHARED,
} as const
export type WithdrawEndOutcome = keyof typeof WITHDRAW_END_OUTCOME

export const giveEndWords = outcomeWords({ ...GIVE_END_OUTCOME, UNREACHABLE: UNSENT })
export const withdrawEndWords = outcomeWords({ ...WITHDRAW_END_OUTCOME, UNREACHABLE: UNSENT })
