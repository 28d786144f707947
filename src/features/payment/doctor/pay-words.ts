import { COMPENSATION, DIFFERENCE, PAY_STATE, type PayState } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { PayLineView, PaymentView } from './payment-view.ts'

const TONE: Readonly<Record<PayState, BadgeTone | undefined>> = {
  EXPECTED: undefined,
  DUE: 'brand',
  OVERDUE: 'warm',
  PAID: 'good',
}

export const payBadge = (state: PayState) => ({ tone: TONE[state], children: PAY_STATE[state] })

/** When a work is paid: 「12/25(金) 支払い予定」. */
export function paydayPhrase({ state, payday, paidOn }: PaymentView): string {
  if (state === 'PAID') return `${dayText(paidOn)} 支払い済み`
  return payday === '' ? '支払日は労働条件をご確認ください' : `${dayText(payday)} 支払い予定`
}

/** What is withheld, and from where it is known. */
export function withheldText({ withheldYen, estimateYen }: PaymentView): string {
  if (withheldYen !== null) return yenText(withheldYen)
  return estimateYen === null ? '病院が入力すると表示します' : `約${yenText(estimateYen)}(見込み)`
}

export function netText({ withheldYen, netYen }: PaymentView): string {
  if (netYen === null) return '―'
  return withheldYen === null ? `約${yenText(netYen)}(見込み)` : yenText(netYen)
}

/** What a payment holds of one work: 「勤務」, 「キャンセル補償」 or 「訂正の差額」. */
export const lineWord = ({
  compensationYen,
  isDifference,
}: Pick<PayLineView, 'compensationYen' | 'isDifference'>): string =>
  isDifference ? DIFFERENCE : compensationYen === null ? '勤務' : COMPENSATION
