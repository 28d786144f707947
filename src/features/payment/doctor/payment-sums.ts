import { grouped } from '../../../domain/grouped.ts'
import type { PaymentView } from './payment-view.ts'

/** What several payments add up to, in whole yen. */
export type PaymentSums = {
  /** Works and compensations. */
  works: number
  grossYen: number
  /** Paid already. */
  paidYen: number
  /** As entered by the hospitals, of what is paid. */
  withheldYen: number
  /** Paid ones of which the hospital has not entered the tax. */
  withoutTax: number
}

export const sumsOf = (payments: readonly PaymentView[]): PaymentSums => {
  const paid = payments.filter(({ state }) => state === 'PAID')
  const sum = (of: readonly PaymentView[], yen: (payment: PaymentView) => number) =>
    of.reduce((total, one) => total + yen(one), 0)
  return {
    works: payments.reduce((total, { lines }) => total + lines.length, 0),
    grossYen: sum(payments, ({ grossYen }) => grossYen),
    paidYen: sum(paid, ({ grossYen }) => grossYen),
    withheldYen: sum(paid, ({ withheldYen }) => withheldYen ?? 0),
    withoutTax: paid.filter(({ withheldYen }) => withheldYen === null).length,
  }
}

type Group = { key: string; payments: PaymentView[] }

/** Payments by a key, in the order of the keys. */
export const groupedBy = (payments: readonly PaymentView[], keyOf: (one: PaymentView) => string): Group[] =>
  [...grouped(payments, keyOf)]
    .map(([key, of]) => ({ key, payments: of }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))

export type HospitalYear = PaymentSums & { hospitalId: string; hospitalName: string }

/** What each hospital has paid, the most first. */
export const paidByHospital = (payments: readonly PaymentView[]): HospitalYear[] =>
  groupedBy(
    payments.filter(({ state }) => state === 'PAID'),
    ({ hospitalId }) => hospitalId,
  )
    .map(({ key, payments: own }) => ({
      hospitalId: key,
      hospitalName: own[0]?.hospitalName ?? '',
      ...sumsOf(own),
    }))
    .toSorted((one, other) => other.paidYen - one.paidYen)
