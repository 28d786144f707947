import { grouped } from '../grouped.ts'
import { type IncentiveRule, incentiveYen } from './incentive.ts'
import type { CarfareType } from './pay-words.ts'

/** Withholding tax by the official tables of a year, which an operator loads; no figure is hard-coded. */
export type WithholdingColumn = 'OTSU' | 'HEI'
export type WithholdingPeriod = 'MONTHLY' | 'DAILY'

/** One row of a table: for pay in [from, below) yen, `baseTax` plus `rate` of the excess over `from`. */
export type WithholdingBand = {
  column: WithholdingColumn
  period: WithholdingPeriod
  from: number
  /** Null: unbounded. */
  below: number | null
  baseTax: number
  /** Marginal rate in millionths. */
  rate: number
  /** An invented table of the demo, which screens say. */
  isFictitious?: boolean
}

/** Said beside an estimate by an invented table. */
export const FICTITIOUS = 'デモ用の架空の税額表による計算です。'

export type TakeHome = {
  /** The year of the tables. */
  year: number
  /** Net pay in yen by column 乙 and 丙; null without the table of the year. */
  otsuYen: number | null
  heiYen: number | null
  /** Expected incentives, and carfare as a flat sum, that are part of both. */
  incentiveYen: number
  carfareYen: number
  isFictitious: boolean
}

const MILLION = 1_000_000

const taxIn = ({ from, baseTax, rate }: WithholdingBand, pay: number): number =>
  baseTax + Math.floor(((pay - from) * rate) / MILLION)

/** The tax in yen by the rows of one column and period; null without a matching row. */
export function withheldByTable(bands: readonly WithholdingBand[], pay: number): number | null {
  const band = bands.find(({ from, below }) => pay >= from && (below === null || pay < below))
  return band ? taxIn(band, pay) : null
}

type Pay = {
  /** Pay before tax, without tax-free carfare. */
  yen: number
  /** Paid in cash on the day: 乙 then uses the daily table, as 丙 always does. */
  isPaidOnDay: boolean
}

/** What is left in yen of a taxable pay by each column of the tables of a year; null without a table. */
export function netPay(
  { yen, isPaidOnDay }: Pay,
  bands: readonly WithholdingBand[],
): { otsuYen: number | null; heiYen: number | null } {
  const left = (column: WithholdingColumn, period: WithholdingPeriod): number | null => {
    const table = bands.filter((band) => band.column === column && band.period === period)
    const withheld = withheldByTable(table, yen)
    return withheld === null ? null : yen - withheld
  }
  return { otsuYen: left('OTSU', isPaidOnDay ? 'DAILY' : 'MONTHLY'), heiYen: left('HEI', 'DAILY') }
}

/** What a listing promises for one shift, in yen, with the counts that its hospital expects. */
export type ExpectedPay = {
  fee: number
  incentives: readonly IncentiveRule[]
  expected: ExpectedCounts
  carfareType: CarfareType
  carfareYen: number | null
  isPaidOnDay: boolean
}

/** Counts of one shift as the hospital expects them; null where it says nothing. */
export type ExpectedCounts = { ambulance: number | null; walkIn: number | null }

/** Incentives by the expected counts, at most the cap; what nobody can expect (入院, その他) counts nothing. */
export const expectedIncentiveYen = (
  rules: readonly IncentiveRule[],
  { ambulance, walkIn }: ExpectedCounts,
): number =>
  incentiveYen(rules, {
    ambulanceAccepted: ambulance ?? 0,
    walkIns: walkIn ?? 0,
    declined: {},
    admissionsAmbulance: 0,
    admissionsWalkIn: 0,
    wardCalls: 0,
  })

/**
 * Estimated net pay of one shift by each column, by the tables of the year in which it is paid; the hospital decides
 * which column applies. Carfare that depends on what the doctor spends is left out; a flat sum is free of tax.
 */
export function takeHome(pay: ExpectedPay, year: number, bands: readonly WithholdingBand[]): TakeHome {
  const incentives = expectedIncentiveYen(pay.incentives, pay.expected)
  const carfareYen = pay.carfareType === 'PAID_FLAT' ? (pay.carfareYen ?? 0) : 0
  const taxed = { yen: pay.fee + incentives, isPaidOnDay: pay.isPaidOnDay }
  const { otsuYen, heiYen } = netPay(taxed, bands)
  const withCarfare = (yen: number | null) => yen && yen + carfareYen
  return {
    year,
    otsuYen: withCarfare(otsuYen),
    heiYen: withCarfare(heiYen),
    incentiveYen: incentives,
    carfareYen,
    isFictitious: bands.some((band) => band.isFictitious),
  }
}

const NAME = { OTSU: '乙', HEI: '丙', MONTHLY: 'monthly', DAILY: 'daily' } as const

const nameOf = ({ column, period }: WithholdingBand): string => `${NAME[column]} ${NAME[period]}`

/** 「丙 daily」: the tables among `before` that `after` lacks, which loading it would remove. */
export function lostTables(before: readonly WithholdingBand[], after: readonly WithholdingBand[]): string[] {
  const kept = new Set(after.map(nameOf))
  return [...new Set(before.map(nameOf))].filter((name) => !kept.has(name))
}

function problemIn(bands: readonly WithholdingBand[], name: string): string | null {
  const sorted = bands.toSorted((one, other) => one.from - other.from)
  let end: number | null = 0
  let most = 0
  for (const band of sorted) {
    const where = `${name} の ${band.from}円以上`
    if (end === null || band.from < end) return `${where}の行が、前の行と重なっています。`
    if (band.from > end) return `${where}の行の前が抜けています(${end}円から)。`
    if (band.below !== null && band.below <= band.from) return `${where}の行の終わりが始まりより前です。`
    if (band.baseTax < most) return `${where}の行の税額が、前の行より少なくなっています。`
    if (band.baseTax > band.from || band.rate > MILLION) return `${where}の行の税額が、給与を超えています。`
    most = band.below === null ? band.baseTax : taxIn(band, band.below - 1)
    end = band.below
  }
  return end === null ? null : `${name} の最後の行に終わりがあります(${end}円以上の行がありません)。`
}

/**
 * Validates tables: an error message for a gap, an overlap, a falling tax or a tax above the pay; null when
 * valid.
 */
export function withholdingProblem(bands: readonly WithholdingBand[]): string | null {
  const tables = grouped(bands, nameOf)
  for (const [name, table] of tables) {
    const problem = problemIn(table, name)
    if (problem) return problem
  }
  return bands.length === 0 ? '行がありません。' : null
}
