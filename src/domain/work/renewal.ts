import type { Actor } from '../account/actor.ts'
import { BREAK_SENTENCE } from '../listing/break-sentence.ts'
import { HEI_RULE, heiUntil, isTooLongForHei, LONGEST_TERM_MONTHS } from '../listing/contract-term.ts'
import { mayBeRenewed } from '../listing/terms/contract-text.ts'
import { contractShiftFault, type ShiftBase, type ShiftFault } from '../listing/shift-fault.ts'
import type { TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { nextPeriodEnd, periodEnd } from '../text/civil-period.ts'
import { addDays } from '../text/tokyo-time.ts'

/** Renewing a regular contract whose term ends (契約の更新): the hospital offers, the doctor accepts or declines. */

export const RENEWAL_STATE = {
  ASKED: '病院の確認待ち',
  OFFERED: '先生の回答待ち',
  ACCEPTED: '更新が決まりました',
  DECLINED: '先生が更新を辞退しました',
  NOT_OFFERED: '病院は更新しません',
  LAPSED: '回答がないまま終わりました',
  CLOSED: '終了の申し入れ、または無期転換により終わりました',
} as const
export type RenewalState = keyof typeof RENEWAL_STATE

type Transitions = Readonly<Partial<Record<RenewalState, readonly Actor[]>>>

/** State machine of a renewal: allowed transitions and their actors. */
const TRANSITIONS: Readonly<Record<RenewalState, Transitions>> = {
  // CLOSED: either side has given notice of an earlier end, or the doctor has applied for a contract without a term.
  ASKED: { OFFERED: ['HOSPITAL'], NOT_OFFERED: ['HOSPITAL'], LAPSED: ['SYSTEM'], CLOSED: ['SYSTEM'] },
  OFFERED: {
    ACCEPTED: ['DOCTOR'],
    DECLINED: ['DOCTOR'],
    // An offer that is taken back: the hospital may make another one.
    ASKED: ['HOSPITAL'],
    LAPSED: ['SYSTEM'],
    CLOSED: ['SYSTEM'],
  },
  ACCEPTED: {},
  DECLINED: {},
  NOT_OFFERED: {},
  LAPSED: {},
  CLOSED: {},
}

export const mayRenewalFollow = (from: RenewalState, to: RenewalState, actor: Actor): boolean =>
  TRANSITIONS[from][to]?.includes(actor) ?? false

/** States in which one of the sides has to decide. */
export const OPEN_RENEWAL = ['ASKED', 'OFFERED'] as const satisfies readonly RenewalState[]

/**
 * How many days before its end a contract is asked about: the thirty days in which an employer has to say that it does
 * not renew (有期労働契約の締結、更新及び雇止めに関する基準2条), and two weeks before them to decide.
 */
export const RENEWAL_ASKED_DAYS = 45

/** The days by which an employer has to give notice that it does not renew. */
export const NOT_RENEWED_DAYS = 30

/** A hospital offers at the latest so many days before the end: the doctor has at least a week. */
const LAST_OFFER_DAYS = 7

/** How many days a doctor has to answer, never longer than the contract lasts. */
const ANSWER_DAYS = 14

/** How often a hospital may offer within one renewal: each time the doctor is told. */
export const MOST_OFFERS = 5

/** Code points of the hospital's note and of the doctor's word, which nobody has to write. */
export const RENEWAL_NOTE_MOST = 500

/** The last day on which the side whose turn it is may act. */
export const offerUntil = (termEnd: string): string => addDays(termEnd, -LAST_OFFER_DAYS)

export function answerUntil(termEnd: string, today: string): string {
  const due = addDays(today, ANSWER_DAYS)
  return due < termEnd ? due : termEnd
}

export type RenewedContract = {
  terms: TermsSnapshot
  startDate: string
  /** The last day of the term that runs. */
  endDate: string
  /** How often the contract was renewed. */
  renewals: number
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** The last day that a renewal may name, by the law and by the caps that were agreed on; null where none is possible. */
export function latestRenewedEnd({ terms, startDate, endDate, renewals }: RenewedContract): string | null {
  const { renewal } = terms
  if (!renewal || !mayBeRenewed(terms)) return null
  const { maxCount, maxYears } = renewal
  if (maxCount !== null && renewals >= maxCount) return null
  const longest = periodEnd(addDays(endDate, 1), LONGEST_TERM_MONTHS)
  const byLaw = earlier(heiUntil(terms.withholdingTable, startDate) ?? longest, longest)
  const byTerms = maxYears === null ? byLaw : periodEnd(startDate, 12 * maxYears)
  const latest = earlier(byLaw, byTerms)
  return latest > endDate ? latest : null
}

type Renewed = Pick<RenewedContract, 'startDate'> & {
  endDate: string | null
  renewals: readonly { termEnd: string; newEnd: string }[]
}

/** The first day of the term that runs: the day after the one before it, in a contract that was renewed. */
export function termStartOf({ startDate, endDate, renewals }: Renewed): string {
  const last = renewals.find(({ newEnd }) => newEnd === endDate)
  return last ? addDays(last.termEnd, 1) : startDate
}

/** The end that a form proposes: the last term's length again, from the day after its end, within the caps. */
export const proposedEnd = ({
  termStart,
  endDate,
  latest,
}: {
  termStart: string
  endDate: string
  latest: string
}): string => earlier(nextPeriodEnd(termStart, endDate), latest)

/** Why a renewal cannot be offered so: lawful as a listing is, and within the caps. */
export function renewalFault(
  { endDate, fee }: { endDate: string; fee: number },
  contract: RenewedContract,
  listing: Omit<ShiftBase, 'breakMinutes'>,
): 'END_INVALID' | 'HEI_TOO_LONG' | ShiftFault | null {
  const { withholdingTable } = contract.terms
  if (isTooLongForHei({ withholdingTable, contractStart: contract.startDate, contractEnd: endDate }))
    return 'HEI_TOO_LONG'
  const latest = latestRenewedEnd(contract)
  const { regular } = contract.terms
  if (!regular || latest === null || endDate <= contract.endDate || endDate > latest) return 'END_INVALID'
  return contractShiftFault(regular, fee, { ...listing, permit: contract.terms.permit })
}

/** What a hospital decides about a renewal. */
export const RENEWAL_DECISION = {
  OFFER: '更新を提案する',
  LET_END: '更新せず満了とする',
  RETRACT: '提案を取り下げる',
} as const
export type RenewalDecision = keyof typeof RENEWAL_DECISION

/** The state that a hospital's decision leads to. */
export const DECIDED_RENEWAL = {
  OFFER: 'OFFERED',
  LET_END: 'NOT_OFFERED',
  RETRACT: 'ASKED',
} as const satisfies Record<RenewalDecision, RenewalState>

const NOT_FOUND = 'この契約の更新の確認は見つかりません。'

export const DECIDE_RENEWAL_OUTCOME = {
  OFFERED: good('契約の更新を提案しました。先生の回答をお待ちください。'),
  NOT_RENEWED: good('更新しないことを先生にお知らせしました。契約は満了の日に終わります。'),
  RETRACTED: good('更新の提案を取り下げました。条件を変えて、もう一度提案できます。'),
  ALREADY_DECIDED: info('この更新は、すでに決まったか、ほかの担当者が回答しました。'),
  TOO_LATE: '更新を提案できる期限を過ぎました。先生にご連絡ください。',
  TOO_MANY: `更新は${MOST_OFFERS}回まで提案できます。このあとは先生にお電話ください。`,
  END_INVALID:
    '新しい契約の最後の日は、いまの契約より後で、更新の上限と5年(労働基準法14条)以内にしてください。',
  HEI_TOO_LONG: `${HEI_RULE}これより長く続けるときは、求人の源泉徴収の区分を直して、再勤務オファーからお願いしてください。`,
  HOURS_INVALID:
    'いまの契約の勤務時間(祝日を含みます)には誤りがあり、このままでは更新できません。求人を直して、再勤務オファーからお願いしてください。',
  BREAK_TOO_SHORT: `${BREAK_SENTENCE}求人の休憩を直して、再勤務オファーからお願いしてください。`,
  BELOW_MINIMUM_WAGE:
    'この金額では、祝日を含むいずれかの勤務が最低賃金(最低賃金法4条)を下回ります。金額を見直してください。祝日の給与を変えるときは、求人を直して再勤務オファーからお願いしてください。',
  NOT_ALLOWED: '先生は現在このサービスをご利用になれません。お問い合わせください。',
  NOT_FOUND,
} as const
export type DecideRenewalOutcome = keyof typeof DECIDE_RENEWAL_OUTCOME

export const RENEWAL_ANSWER = { ACCEPT: '同意する', DECLINE: '辞退する' } as const
export type RenewalAnswer = keyof typeof RENEWAL_ANSWER

export const ANSWER_RENEWAL_OUTCOME = {
  ACCEPTED: good('契約の更新に同意しました。続きの予定を登録し、労働条件通知書を新しくします。'),
  DECLINED: good('更新の辞退を病院にお知らせしました。契約は満了の日に終わります。'),
  ALREADY_DECIDED: info('この更新は、すでに決まったか、病院が提案を変えました。内容をご確認ください。'),
  EXPIRED: '回答の期限を過ぎました。更新をご希望のときは、病院にご相談ください。',
  NOT_FOUND,
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
} as const
export type AnswerRenewalOutcome = keyof typeof ANSWER_RENEWAL_OUTCOME

export const decideRenewalWords = outcomeWords({ ...DECIDE_RENEWAL_OUTCOME, UNREACHABLE: UNSENT })
export const answerRenewalWords = outcomeWords({ ...ANSWER_RENEWAL_OUTCOME, UNREACHABLE: UNSENT })
