import type { WithholdingTable } from '../listing/listing-words.ts'
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

/**
 * What is probably withheld from a payment, in whole yen: 乙欄 by the sum of the payment, since its table is that of a
 * month; 丙欄, and pay in hand, by the sum of each day (所得税法185条); 報酬 by what is paid at once (204条). Null where it
 * cannot be said of a part.
 */
export function paymentEstimate(
  lines: readonly TaxedLine[],
  bands: Parameters<typeof withheldEstimate>[1],
): number | null {
  const isDaily = ({ table, isPaidOnDay }: TaxedLine) => table === 'HEI' || (isPaidOnDay && table !== 'FEE')
  // Where the hospital has named no table, 乙欄 is supposed (`withheldEstimate`).
  const tableOf = ({ table }: TaxedLine) => (table === 'UNKNOWN' ? 'OTSU' : table)
  const keyOf = (line: TaxedLine) => [tableOf(line), line.isPaidOnDay, isDaily(line) ? line.day : ''].join()
  let sum = 0
  for (const together of Map.groupBy(lines, keyOf).values()) {
    const [first] = together
    if (!first) continue
    const yen = together.reduce((total, { taxableYen }) => total + taxableYen, 0)
    const withheld = withheldEstimate({ yen, table: tableOf(first), isPaidOnDay: first.isPaidOnDay }, bands)
    if (withheld === null) return null
    sum += withheld
  }
  return sum
}
