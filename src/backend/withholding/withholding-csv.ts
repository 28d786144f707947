import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'
import {
  withholdingProblem,
  type WithholdingBand,
  type WithholdingColumn,
  type WithholdingPeriod,
} from '../../domain/listing/take-home.ts'

/** The file cannot be loaded; the message is Japanese, for the operator. */
export class WithholdingFileError extends Error {
  override name = 'WithholdingFileError'
}

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

const wrong = (line: number, words: string) => new WithholdingFileError(`${line}行目: ${words}`)

function yen(text: string, line: number): number {
  if (!/^\d{1,9}$/.test(text)) throw wrong(line, `「${text}」は0以上の整数(円)ではありません。`)
  return Number(text)
}

function bandOf(cells: string[], line: number, year: number): WithholdingBand {
  const [ofYear = '', columnWord = '', periodWord = '', from = '', below = '', baseTax = '', rate = ''] =
    cells
  if (cells.length !== 7) throw wrong(line, `列は7つです(${HEADER})。`)
  if (ofYear !== String(year)) throw wrong(line, `年が ${year} ではありません。`)
  const column = COLUMN.get(columnWord)
  const period = PERIOD.get(periodWord)
  if (!column) throw wrong(line, '欄は 乙 か 丙 です。')
  if (!period) throw wrong(line, '期間は monthly か daily です。')
  if (!/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(rate))
    throw wrong(line, '率は 0.03063 のような、1以下で小数6桁までの数です。')
  return {
    column,
    period,
    from: yen(from, line),
    below: below === '' ? null : yen(below, line),
    baseTax: yen(baseTax, line),
    rate: Math.round(Number(rate) * MILLION),
  }
}

const rowsSchema = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }))

function rowsOf(file: string) {
  try {
    const options = { bom: true, trim: true, info: true, relax_column_count: true, skip_empty_lines: true }
    return v.parse(rowsSchema, parse(file, options))
  } catch (error) {
    if (error instanceof CsvError)
      throw wrong(Number(error['lines']), 'CSVとして読めません。引用符を確かめてください。')
    throw error
  }
}

/** Parses the tables of a year from CSV (README.md). Throws a `WithholdingFileError` for an invalid file. */
export function readWithholdingCsv(file: string, year: number): WithholdingBand[] {
  const [header, ...rows] = rowsOf(file)
  if (header?.record.join() !== HEADER) throw new WithholdingFileError(`1行目は ${HEADER} にしてください。`)
  const bands = rows.map(({ record, info }) => bandOf(record, info.lines, year))
  const problem = withholdingProblem(bands)
  if (problem) throw new WithholdingFileError(problem)
  return bands
}
