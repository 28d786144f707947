import {
  withholdingProblem,
  type WithholdingBand,
  type WithholdingColumn,
  type WithholdingPeriod,
} from '../../domain/money/take-home.ts'
import { TableFileError, tableRows, wrongLine, yenIn } from '../official-table/table-file.ts'

const HEADER = 'year,column,period,from,below,base_tax,rate_over'
const COLUMN = new Map<string, WithholdingColumn>([
  ['乙', 'OTSU'],
  ['丙', 'HEI'],
])
const PERIOD = new Map<string, WithholdingPeriod>([
  ['monthly', 'MONTHLY'],
  ['daily', 'DAILY'],
])
const MILLION = 1_000_000

function bandOf(cells: string[], line: number, year: number): WithholdingBand {
  const [ofYear = '', columnWord = '', periodWord = '', from = '', below = '', baseTax = '', rate = ''] =
    cells
  if (ofYear !== String(year)) throw wrongLine(line, `年が ${year} ではありません。`)
  const column = COLUMN.get(columnWord)
  const period = PERIOD.get(periodWord)
  if (!column) throw wrongLine(line, '欄は 乙 か 丙 です。')
  if (!period) throw wrongLine(line, '期間は monthly か daily です。')
  if (!/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(rate))
    throw wrongLine(line, '率は 0.03063 のような、1以下で小数6桁までの数です。')
  return {
    column,
    period,
    from: yenIn(from, line),
    below: below === '' ? null : yenIn(below, line),
    baseTax: yenIn(baseTax, line),
    rate: Math.round(Number(rate) * MILLION),
  }
}

/** Parses the tables of a year from CSV (README.md). Throws a `TableFileError` for an invalid file. */
export function readWithholdingCsv(file: string, year: number): WithholdingBand[] {
  const bands = tableRows(file, HEADER).map(({ cells, line }) => bandOf(cells, line, year))
  const problem = withholdingProblem(bands)
  if (problem) throw new TableFileError(problem)
  return bands
}
