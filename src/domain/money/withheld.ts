import { netPay, type WithholdingBand } from './take-home.ts'
import type { WithholdingTable } from './pay-words.ts'

/** The parts of what a work is paid, in whole yen. */
export type Earned = {
  fee: number
  /** Rule × count, by the agreed terms. */
  incentiveYen: number
  /** What the hospital adds: overtime, other allowances. */
  extraYen: number
  /** Spent by the doctor on the way, and paid back. */
  carfareYen: number
}

export const grossYen = ({ fee, incentiveYen, extraYen, carfareYen }: Earned): number =>
  fee + incentiveYen + extraYen + carfareYen

/** Yen of carfare of one month that one payer pays back free of tax (所得税法施行令20条の2). */
const TAX_FREE_CARFARE = 150_000

type OfMonth = Earned & { month: string }

/**
 * What tax is withheld from, for works that one payer pays, in their order: carfare is free of tax up to the sum of a
 * month, and counts from the work that exceeds it.
 */
export function taxableYens(works: readonly OfMonth[]): number[] {
  const carfare = new Map<string, number>()
  const above = (yen: number) => Math.max(0, yen - TAX_FREE_CARFARE)
  return works.map(({ fee, incentiveYen, extraYen, carfareYen, month }) => {
    const before = carfare.get(month) ?? 0
    carfare.set(month, before + carfareYen)
    return fee + incentiveYen + extraYen + above(before + carfareYen) - above(before)
  })
}

const MILLION = 1_000_000

/** 報酬・料金 (所得税法204条, 復興特別所得税 included): 10.21 % to 1,000,000 yen, 20.42 % of what is above. */
export const withheldFromFee = (yen: number): number =>
  yen <= MILLION
    ? Math.floor((yen * 1_021) / 10_000)
    : Math.floor(((yen - MILLION) * 2_042) / 10_000) + 102_100

type Estimated = { yen: number; table: WithholdingTable; isPaidOnDay: boolean }

/**
 * What will probably be withheld from the pay of one work. Where the hospital has not named a table, 乙欄 is supposed, as
 * for every second employer. Null for 甲欄, which depends on dependants, and without the tables of the year.
 */
export function withheldEstimate(
  { yen, table, isPaidOnDay }: Estimated,
  bands: readonly WithholdingBand[],
): number | null {
  if (table === 'FEE') return withheldFromFee(yen)
  if (table === 'KOU') return null
  const { otsuYen, heiYen } = netPay({ yen, isPaidOnDay }, bands)
  const left = table === 'HEI' ? heiYen : otsuYen
  return left === null ? null : yen - left
}
