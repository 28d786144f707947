/** Characters in front of a text that show nothing, other than spaces: spreadsheets pass over some of them. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Signs with which a formula begins, of any width. */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫−‐‑]/u

/**
 * A cell: text that a spreadsheet would read as a formula begins with an apostrophe, a number stays a number.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = UNSEEN.test(value) || FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type Rows = readonly (readonly (string | number)[])[]

/** Lines of CSV (RFC 4180), for a file that is written part by part behind `BYTE_ORDER_MARK`. */
export const csvLines = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Stands at the start of a CSV file: spreadsheets recognise UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A whole file of CSV for spreadsheets. */
export const csvText = (rows: Rows): string => `${BYTE_ORDER_MARK}${csvLines(rows)}`
