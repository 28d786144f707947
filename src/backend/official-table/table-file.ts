import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

/** The file of an official table cannot be loaded; the message is Japanese, for the operator. */
export class TableFileError extends Error {
  override name = 'TableFileError'
}

export const wrongLine = (line: number, words: string): TableFileError =>
  new TableFileError(`${line}行目: ${words}`)

/** Whole yen of at most nine digits. Throws a `TableFileError`. */
export function yenIn(text: string, line: number): number {
  if (!/^\d{1,9}$/.test(text)) throw wrongLine(line, `「${text}」は0以上の整数(円)ではありません。`)
  return Number(text)
}

const rowsSchema = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }))

function parsed(file: string) {
  try {
    const options = { bom: true, trim: true, info: true, relax_column_count: true, skip_empty_lines: true }
    return v.parse(rowsSchema, parse(file, options))
  } catch (error) {
    if (error instanceof CsvError)
      throw wrongLine(Number(error['lines']), 'CSVとして読めません。引用符を確かめてください。')
    throw error
  }
}

/**
 * The rows below the heading with their lines, each with as many cells as the heading. Throws a `TableFileError` for
 * another heading or number of cells.
 */
export function tableRows(file: string, heading: string): { cells: string[]; line: number }[] {
  const [first, ...rows] = parsed(file)
  if (first?.record.join() !== heading) throw new TableFileError(`1行目は ${heading} にしてください。`)
  const columns = first.record.length
  return rows.map(({ record, info }) => {
    if (record.length !== columns) throw wrongLine(info.lines, `列は${columns}つです(${heading})。`)
    return { cells: record, line: info.lines }
  })
}
