import { readMinimumWageCsv } from '../backend/minimum-wage/minimum-wage-csv.ts'
import { replaceMinimumWages } from '../backend/minimum-wage/minimum-wage.service.ts'
import { runTableCommand } from './load-table.ts'

/** `npm run minimum-wages -- --year 2026 --file wages.csv --url postgres://…`: the minimum wages of a fiscal year. */
await runTableCommand({
  read: readMinimumWageCsv,
  load: (database, { year, rows }) => replaceMinimumWages(database, year, rows),
  done: (year, { length }) => `${year}年度の最低賃金を登録しました(${length}都道府県)。`,
})
