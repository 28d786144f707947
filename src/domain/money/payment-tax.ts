import { grouped } from '../grouped.ts'
import type { WithholdingTable } from './pay-words.ts'
import { withheldEstimate } from './withheld.ts'

/** What one work, or one compensation, adds to a payment. */
export type TaxedLine = {
  /** The civil day to which the pay belongs, in Tokyo. */
  day: string
  taxableYen: number
  table: WithholdingTable
  /** Paid in hand on the day, by the daily table. */
  isPaidOnDay: boolean
}

type Bands = Parameters<typeof withheldEstimate>[1]

/** What the same hospital has paid the same doctor earlier in the month by 乙欄, and what was withheld from it. */
export type EarlierInMonth = { taxableYen: number; withheldYen: number }

/** What is probably withheld, in whole yen; null where it cannot be said of a part. */
export type PaymentTax = {
  yen: number | null
  /** The part by 乙欄 of the month, with its taxable pay. */
  otsu: EarlierInMonth
}

/**
 * What is probably withheld from a payment: 乙欄 by the sum of the month, since its table is that of a month: the tax of
 * all that is paid in it less what was withheld from it already; 丙欄, and pay in hand, by the sum of each day
 * (所得税法185条); 報酬 by what is paid at once (204条).
 */
export function paymentTax(
  lines: readonly TaxedLine[],
  bands: Bands,
  earlier: EarlierInMonth = { taxableYen: 0, withheldYen: 0 },
): PaymentTax {
  const isDaily = ({ table, isPaidOnDay }: TaxedLine) => table === 'HEI' || (isPaidOnDay && table !== 'FEE')
  // Where the hospital has named no table, 乙欄 is supposed (`withheldEstimate`).
  const tableOf = ({ table }: TaxedLine) => (table === 'UNKNOWN' ? 'OTSU' : table)
  const keyOf = (line: TaxedLine) => [tableOf(line), line.isPaidOnDay, isDaily(line) ? line.day : ''].join()
  let sum: number | null = 0
  const otsu = { taxableYen: 0, withheldYen: 0 }
  for (const together of grouped(lines, keyOf).values()) {
    const [first] = together
    if (!first) continue
    const table = tableOf(first)
    const isMonthly = table === 'OTSU' && !isDaily(first)
    const before = isMonthly ? earlier : { taxableYen: 0, withheldYen: 0 }
    // A corrected carfare may lower what is taxed of a difference.
    const taxableYen = Math.max(
      0,
      together.reduce((total, line) => total + line.taxableYen, 0),
    )
    const pay = { yen: before.taxableYen + taxableYen, table, isPaidOnDay: first.isPaidOnDay }
    const withheld = withheldEstimate(pay, bands)
    const left = withheld === null ? null : Math.max(0, withheld - before.withheldYen)
    if (isMonthly) Object.assign(otsu, { taxableYen, withheldYen: left ?? 0 })
    sum = sum === null || left === null ? null : sum + left
  }
  return { yen: sum, otsu }
}

/** One payment of a doctor by a hospital in a month, in their order. */
export type MonthsPayment = {
  lines: readonly TaxedLine[]
  /** The tax of the whole payment as the hospital has entered it; null: it has not. */
  enteredYen: number | null
}

/**
 * What is probably withheld from each payment of one doctor by one hospital in one month: what was entered for an
 * earlier one counts for the later, what the law expects where nothing was.
 */
export function monthsEstimates(payments: readonly MonthsPayment[], bands: Bands): (number | null)[] {
  const earlier = { taxableYen: 0, withheldYen: 0 }
  return payments.map(({ lines, enteredYen }) => {
    const { yen, otsu } = paymentTax(lines, bands, earlier)
    // Of an entered tax, what the other tables expect is not of 乙欄.
    const others = (yen ?? otsu.withheldYen) - otsu.withheldYen
    earlier.taxableYen += otsu.taxableYen
    earlier.withheldYen += enteredYen === null ? otsu.withheldYen : Math.max(0, enteredYen - others)
    return yen
  })
}
