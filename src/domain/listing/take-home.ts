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
}

export type TakeHome = {
  /** The year of the tables. */
  year: number
  /** Net pay in yen by column 乙 and 丙; null without the table of the year. */
  otsuYen: number | null
  heiYen: number | null
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

/** Estimated net pay of one shift by each column; the hospital decides which one applies. */
export function takeHome(
  { yen, isPaidOnDay }: Pay,
  year: number,
  bands: readonly WithholdingBand[],
): TakeHome {
  const left = (column: WithholdingColumn, period: WithholdingPeriod): number | null => {
    const table = bands.filter((band) => band.column === column && band.period === period)
    const withheld = withheldByTable(table, yen)
    return withheld === null ? null : yen - withheld
  }
  return {
    year,
    otsuYen: left('OTSU', isPaidOnDay ? 'DAILY' : 'MONTHLY'),
    heiYen: left('HEI', 'DAILY'),
  }
}

const NAME = { OTSU: '乙', HEI: '丙', MONTHLY: 'monthly', DAILY: 'daily' } as const

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
  const tables = Object.groupBy(bands, ({ column, period }) => `${NAME[column]} ${NAME[period]}`)
  for (const [name, table = []] of Object.entries(tables)) {
    const problem = problemIn(table, name)
    if (problem) return problem
  }
  return bands.length === 0 ? '行がありません。' : null
}
