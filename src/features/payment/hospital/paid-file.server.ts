import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { paidRows, type PaidFinding, type PaidRow } from '../../../domain/money/payment-csv.ts'
import { MAX_FILE_BYTES, MOST_PAID_AT_ONCE } from '../../../domain/work/payment.ts'

const recordsSchema = v.array(
  v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }),
)

/** Excel in Japan saves a CSV file as Shift_JIS unless told otherwise. */
function decoded(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'shift_jis'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next encoding.
    }
  return null
}

type PaidFile = { paid: PaidRow[]; findings: PaidFinding[]; refusal?: string }

const refused = (refusal: string): PaidFile => ({ paid: [], findings: [], refusal })

/** Reads the file in which a hospital has marked what is paid. */
export async function readPaidFile(file: FormDataEntryValue | null): Promise<PaidFile> {
  if (!(file instanceof File) || file.size === 0) return refused('CSVファイルを選んでください')
  if (file.size > MAX_FILE_BYTES) return refused(`ファイルは${MAX_FILE_BYTES / 1_000}KBまでです`)
  const text = decoded(await file.bytes())
  if (text === null || text.includes('\0'))
    return refused('CSVとして読めません。UTF-8かShift_JISで保存してください')
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }
    const records = v.parse(recordsSchema, parse(text, { ...options, max_record_size: 10_000 }))
    const read = paidRows(records.map(({ record, info }) => ({ line: info.lines, cells: record })))
    return read.paid.length > MOST_PAID_AT_ONCE
      ? refused(`一度に${MOST_PAID_AT_ONCE}件までです。ファイルを分けてください`)
      : read
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refused('CSVとして読めません。引用符や区切りをご確認ください')
  }
}
