import { loadWithholding } from '../backend/withholding/load-withholding.service.ts'
import { readWithholdingCsv } from '../backend/withholding/withholding-csv.ts'
import { runTableCommand } from './load-table.ts'

/** `npm run withholding -- --year 2026 --file table.csv --url postgres://…`: the withholding tables of a year. */
await runTableCommand({
  read: readWithholdingCsv,
  load: (database, { year, rows, mayRemove }) => loadWithholding(database, { year, bands: rows, mayRemove }),
  done: (year, { length }) => `${year}年分の源泉徴収税額表を登録しました(${length}行)。`,
})
