import { readFile } from 'node:fs/promises'
import { inspect, parseArgs } from 'node:util'
import { openDatabase } from '../backend/database/client.ts'
import { DatabaseConnectionError, EmbeddedDatabaseError } from '../backend/database/database-error.ts'
import { startEmbeddedDatabase } from '../backend/database/embedded/embedded.ts'
import { migrateDatabase } from '../backend/database/migrate.ts'
import { readWithholdingCsv, WithholdingFileError } from '../backend/withholding/withholding-csv.ts'
import { complain, say } from './terminal.ts'
import { replaceWithholdingBands } from '../backend/withholding/withholding.store.ts'

/**
 * `npm run withholding -- --year 2026 --file table.csv --url postgres://…`: loads the withholding tables of a
 * year.
 */

const { values } = parseArgs({
  options: {
    year: { type: 'string', default: '' },
    file: { type: 'string', default: '' },
    url: { type: 'string', default: process.env['DATABASE_URL'] },
    folder: { type: 'string', default: '.data/database' },
  },
})

async function run(): Promise<void> {
  if (!/^20\d{2}$/.test(values.year))
    throw new WithholdingFileError('--year には西暦を指定してください(例: --year 2026)。')
  if (values.file === '') throw new WithholdingFileError('--file にはCSVファイルを指定してください。')
  const file = await readFile(values.file, 'utf8').catch(() => {
    throw new WithholdingFileError(`${values.file} を読めません。`)
  })
  const year = Number(values.year)
  const bands = readWithholdingCsv(file, year)
  const embedded = values.url ? undefined : await startEmbeddedDatabase({ folder: values.folder })
  const database = openDatabase({ url: values.url ?? embedded?.url ?? '', max: 1 })
  try {
    await migrateDatabase(database)
    await database.transaction((tx) => replaceWithholdingBands(tx, year, bands))
    say(`${year}年分の源泉徴収税額表を登録しました(${bands.length}行)。`)
  } finally {
    await database.$client.end()
    await embedded?.close()
  }
}

try {
  await run()
} catch (error) {
  const isExpected = [DatabaseConnectionError, EmbeddedDatabaseError, WithholdingFileError].some(
    (kind) => error instanceof kind,
  )
  complain(isExpected && error instanceof Error ? error.message : inspect(error))
  process.exitCode = 1
}
