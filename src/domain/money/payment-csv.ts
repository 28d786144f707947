import { isUuid } from '../uuid.ts'
import { comparable } from '../text/typed-text.ts'

/** A hospital's file of payments, which is read back from a spreadsheet. */

/** Columns of the hospital's file that are read back. Rows with one number are one payment, whose tax stands once. */
export const PAYMENT_COLUMN = '支払い番号'
export const WORK_ID_COLUMN = '勤務番号'
export const PAID_COLUMN = '支払い済み'
export const WITHHELD_COLUMN = '源泉徴収額'

/** One payment with the works that are marked, by the line of the first. */
export type PaidRow = { line: number; workIds: string[]; withheldYen: number | null }
export type PaidFinding = { line: number; text: string }

const YES = new Set(['1', '○', '〇', '済', '済み', 'はい', 'YES', 'TRUE', '支払い済み'])

/** Yen as typed or as a spreadsheet writes them: 「¥8,500」, 「８５００円」. Null for anything else. */
function yenIn(text: string): number | null {
  const digits = comparable(text).replaceAll(/[¥\\,円\s]/g, '')
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null
}

type Table = { paid: PaidRow[]; findings: PaidFinding[] }

/** Where a row stands that names no payment: alone. */
const alone = (workId: string) => `work ${workId}`

/**
 * The payments that a hospital has marked as paid in its file, by the names of the columns, in any order. A row without a
 * mark is left out, but its tax counts where the payment has marked rows; a row that cannot be read is a finding.
 * `records`: the cells of the file by line, the heading first.
 */
export function paidRows(records: readonly { line: number; cells: readonly string[] }[]): Table {
  const [heading, ...rows] = records
  const columnOf = (name: string) => heading?.cells.findIndex((one) => one.trim() === name) ?? -1
  const [work, mark, withheld, number] = [WORK_ID_COLUMN, PAID_COLUMN, WITHHELD_COLUMN, PAYMENT_COLUMN].map(
    columnOf,
  )
  if (work === undefined || mark === undefined || work < 0 || mark < 0) {
    const text = `1行目に「${WORK_ID_COLUMN}」と「${PAID_COLUMN}」の列が必要です。この画面から書き出したCSVをお使いください。`
    return { paid: [], findings: [{ line: 1, text }] }
  }
  const findings: PaidFinding[] = []
  const seen = new Set<string>()
  const payments = new Map<string, PaidRow>()
  for (const { line, cells } of rows) {
    const at = (column: number | undefined) =>
      column === undefined || column < 0 ? '' : (cells[column] ?? '').trim()
    const finding = (text: string) => findings.push({ line, text })
    const said = comparable(at(mark)).toUpperCase()
    const workId = at(work).toLowerCase()
    const typed = at(withheld)
    const withheldYen = typed === '' ? null : yenIn(typed)
    if (said === '' && (typed === '' || at(number) === '')) continue
    if (said !== '' && !YES.has(said)) finding(`「${PAID_COLUMN}」は 1 か空欄にしてください。`)
    else if (!isUuid(workId)) finding(`「${WORK_ID_COLUMN}」が正しくありません。`)
    else if (seen.has(workId)) finding('同じ勤務が2回あります。')
    else if (typed !== '' && withheldYen === null) finding(`「${WITHHELD_COLUMN}」を数字で入力してください。`)
    else {
      seen.add(workId)
      const key = at(number) || alone(workId)
      const payment = payments.get(key) ?? { line, workIds: [], withheldYen: null }
      payments.set(key, payment)
      if (said !== '') payment.workIds.push(workId)
      if (withheldYen !== null && payment.withheldYen !== null)
        finding(`「${WITHHELD_COLUMN}」は、1つの「${PAYMENT_COLUMN}」に1か所だけ入力してください。`)
      payment.withheldYen ??= withheldYen
    }
  }
  return { paid: [...payments.values()].filter(({ workIds }) => workIds.length > 0), findings }
}
