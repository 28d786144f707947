import type { Actor } from '../account/actor.ts'
import { conversionLine } from '../listing/terms/conversion-text.ts'
import { changedTerms } from '../listing/terms/term-lines.ts'
import type { RegularContract, TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { periodEnd } from '../text/civil-period.ts'
import { addDays } from '../text/tokyo-time.ts'

/**
 * 無期転換 (労働契約法18条): whose renewed contracts with one employer last longer than five years in all may ask, within the
 * term that passes them, for a contract without a term, and has it from the day after that term on.
 */

const FIVE_YEARS_IN_MONTHS = 60

type RenewedTerm = {
  /** The first day of the first contract. */
  startDate: string
  /** The last day of the term before, and of the renewed one. */
  termEnd: string
  newEnd: string
}

/** The last day until which a contract may be renewed without the right to convert it, by the calendar (民法143条). */
export const lastDayWithoutConversion = (startDate: string): string =>
  periodEnd(startDate, FIVE_YEARS_IN_MONTHS)

/**
 * The days on which the doctor may ask, which are all of the renewed term: it counts as a whole, from its first day on.
 * Null where the terms do not exceed five years.
 */
export const conversionDays = ({
  startDate,
  termEnd,
  newEnd,
}: RenewedTerm): { from: string; until: string } | null =>
  newEnd > lastDayWithoutConversion(startDate) ? { from: addDays(termEnd, 1), until: newEnd } : null

/** What both sides, and the notice of terms (労働基準法施行規則5条5項), say of it; null without the right. */
export function conversionText(term: RenewedTerm): string | null {
  const days = conversionDays(term)
  return days && conversionLine(days)
}

/** The terms of a renewed contract, with the days of the conversion where there is the right to it. */
export const withConversion = (terms: TermsSnapshot, term: RenewedTerm): TermsSnapshot =>
  changedTerms(terms, { conversion: conversionDays(term) ?? undefined })

/**
 * The terms of a contract whose doctor has applied for one without a term: the same as before but for the term. They say
 * when it was applied for, and what holds until then (civil days).
 */
export const convertedTerms = (
  agreed: TermsSnapshot & { regular: RegularContract },
  conversion: { appliedOn: string; startsOn: string },
): TermsSnapshot & { regular: RegularContract } =>
  changedTerms(agreed, { regular: { ...agreed.regular, contractEnd: null }, conversion })

export const CONVERSION_STATE = {
  NOT_YET: 'これから申し込めます',
  OPEN: '申し込めます',
  APPLIED: '申し込み済み',
  IN_FORCE: '期間の定めのない契約',
  LAPSED: '申し込みのないまま契約期間が終わりました',
} as const
export type ConversionState = keyof typeof CONVERSION_STATE

type Transitions = Readonly<Partial<Record<ConversionState, readonly Actor[]>>>

/**
 * State machine of the right to a contract without a term. The hospital has no part in it: the law deems it to have
 * consented, so that nobody declines an application and nobody takes it back; the contract ends by notice.
 */
const TRANSITIONS: Readonly<Record<ConversionState, Transitions>> = {
  NOT_YET: { OPEN: ['SYSTEM'] },
  OPEN: { APPLIED: ['DOCTOR'], LAPSED: ['SYSTEM'] },
  APPLIED: { IN_FORCE: ['SYSTEM'] },
  IN_FORCE: {},
  LAPSED: {},
}

export const mayConversionFollow = (from: ConversionState, to: ConversionState, actor: Actor): boolean =>
  TRANSITIONS[from][to]?.includes(actor) ?? false

export type Conversion = {
  state: ConversionState
  /** The days on which the doctor may apply: the term whose end the contract without a term follows. */
  from: string
  until: string
  /** The first day of the contract without a term. */
  startsOn: string
}

type Converted = {
  /** The first day of the first contract. */
  startDate: string
  /** The renewals to which the doctor has consented, in any order. */
  renewals: readonly { termEnd: string; newEnd: string }[]
  /** The first day without a term, once it was applied for. */
  conversionStartsOn: string | null
}

/** The right of a contract's doctor on a day, `today` in Tokyo; null where no term has passed five years. */
export function conversionOn(
  { startDate, renewals, conversionStartsOn }: Converted,
  today: string,
): Conversion | null {
  const terms = renewals
    .flatMap((renewal) => conversionDays({ startDate, ...renewal }) ?? [])
    .toSorted((a, b) => a.from.localeCompare(b.from))
  // Applied for, the term is the one before the first day; else the one that runs, or the next, or the last.
  const term =
    terms.find(({ until }) =>
      conversionStartsOn === null ? today <= until : addDays(until, 1) === conversionStartsOn,
    ) ?? terms.at(-1)
  if (!term) return null
  const startsOn = conversionStartsOn ?? addDays(term.until, 1)
  if (conversionStartsOn !== null)
    return { ...term, startsOn, state: today < conversionStartsOn ? 'APPLIED' : 'IN_FORCE' }
  return {
    ...term,
    startsOn,
    state: today < term.from ? 'NOT_YET' : today <= term.until ? 'OPEN' : 'LAPSED',
  }
}

/** How many days the inbox gives a hospital to confirm that it has read an application; nothing depends on it. */
export const CONVERSION_READ_DAYS = 14

const SHARED = {
  NOT_FOUND: 'この契約は見つかりません。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
} as const

export const APPLY_CONVERSION_OUTCOME = {
  APPLIED: good('無期転換を申し込みました。病院にお知らせし、労働条件通知書を新しくします。'),
  ALREADY_APPLIED: info('無期転換は、すでに申し込まれています。'),
  NO_RIGHT: '通算の契約期間が5年を超えていないため、無期転換は申し込めません。',
  NOT_YET: '無期転換を申し込めるのは、通算5年を超える契約の期間に入ってからです。',
  TERM_OVER: '契約の期間が終わったため、無期転換は申し込めません。',
  END_NOTICED: '契約の終了が申し入れられているため、ここからは申し込めません。',
  ...SHARED,
} as const
export type ApplyConversionOutcome = keyof typeof APPLY_CONVERSION_OUTCOME

const REFUSED: Readonly<Partial<Record<ConversionState, ApplyConversionOutcome>>> = {
  NOT_YET: 'NOT_YET',
  APPLIED: 'ALREADY_APPLIED',
  IN_FORCE: 'ALREADY_APPLIED',
  LAPSED: 'TERM_OVER',
}

/** Why nothing can be applied for in a state; null where it can. */
export const conversionRefusal = (state: ConversionState): ApplyConversionOutcome | null =>
  mayConversionFollow(state, 'APPLIED', 'DOCTOR') ? null : (REFUSED[state] ?? 'NO_RIGHT')

export const CONFIRM_CONVERSION_OUTCOME = {
  CONFIRMED: good('無期転換の申し込みを確認したことを記録しました。'),
  ALREADY_CONFIRMED: info('ほかの担当者が、すでに確認しています。'),
  NOT_APPLIED: '無期転換の申し込みはありません。画面を読み込み直してご確認ください。',
  ...SHARED,
} as const
export type ConfirmConversionOutcome = keyof typeof CONFIRM_CONVERSION_OUTCOME

export const applyConversionWords = outcomeWords({ ...APPLY_CONVERSION_OUTCOME, UNREACHABLE: UNSENT })
export const confirmConversionWords = outcomeWords({ ...CONFIRM_CONVERSION_OUTCOME, UNREACHABLE: UNSENT })
