import type { CarfareType } from '../money/pay-words.ts'
import { yenText } from '../text/money-text.ts'

/** 交通費: what is paid of it by the agreed type, and the sentences that say so. */

/** The type that was agreed on, with its limit or flat sum in whole yen. */
export type CarfareRule = { type: CarfareType; yen: number | null }

/** Above this usual bound, in yen, the report needs a receipt. */
export const CARFARE_RECEIPT_YEN = 20_000

/**
 * Yen that are paid: what was reported, at most the limit, the flat sum whatever was reported, or nothing. With `OTHER`,
 * and where a limit or flat sum has no amount, what the hospital confirms; null where it has said nothing, and the
 * report stands as it is.
 */
export function paidCarfare(
  { type, yen }: CarfareRule,
  reported: number,
  confirmed: number | null = null,
): number {
  if (type === 'NOTHING') return 0
  if (type === 'FULLY_PAID') return reported
  if (type === 'PAID_FLAT' && yen !== null) return yen
  if (type === 'PAID_WITHIN_LIMIT' && yen !== null) return Math.min(reported, yen)
  return confirmed ?? reported
}

/** Whether the doctor has to say what was spent: not where the agreed sum stands by itself. */
export const isCarfareAsked = ({ type, yen }: CarfareRule): boolean =>
  type !== 'NOTHING' && !(type === 'PAID_FLAT' && yen !== null)

/** Whether the hospital says what is paid. */
export const isCarfareDecided = ({ type, yen }: CarfareRule): boolean =>
  type === 'OTHER' || (yen === null && (type === 'PAID_FLAT' || type === 'PAID_WITHIN_LIMIT'))

/** Whether a receipt is asked for: by what would be paid of what was spent; a flat sum needs none. */
export const isReceiptAsked = (rule: CarfareRule, reported: number): boolean =>
  isCarfareAsked(rule) && paidCarfare(rule, reported) > CARFARE_RECEIPT_YEN

/** The rule in a sentence, for either side. */
export function carfareRuleText(rule: CarfareRule): string {
  const { type, yen } = rule
  if (isCarfareDecided(rule)) return '交通費は、病院が確認した額を支払います。'
  if (type === 'NOTHING') return '交通費の支給はありません(給与に含む)。'
  if (type === 'PAID_FLAT') return `交通費は、実費にかかわらず定額${yenText(yen ?? 0)}を支払います。`
  return type === 'PAID_WITHIN_LIMIT'
    ? `交通費は、実費を${yenText(yen ?? 0)}まで支払います。`
    : '交通費は、実費を全額支払います。'
}

/** What stands beside the carfare in a statement: 「上限3,000円、報告50,000円」; empty where the two are the same. */
export function carfareLineText({ type, yen }: CarfareRule, reported: number, paid: number): string {
  if (type === 'PAID_FLAT' && yen !== null) return '定額'
  const rule = type === 'PAID_WITHIN_LIMIT' && yen !== null ? `上限${yenText(yen)}` : ''
  return [rule, reported === paid ? '' : `報告${yenText(reported)}`].filter(Boolean).join('、') || '実費'
}
