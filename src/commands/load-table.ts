import { readFile } from 'node:fs/promises'
import { openDatabase, type Database } from '../backend/database/client.ts'
import { startEmbeddedDatabase } from '../backend/database/embedded/embedded.ts'
import { migrateDatabase } from '../backend/database/migrate.ts'
import { TableFileError } from '../backend/official-table/table-file.ts'
import { readOptions } from './options.ts'
import { failureSentence } from './start-failure.ts'
import { complain, say } from './terminal.ts'

/** A year's table as one file: what it holds and where it goes. */
type OfficialTable<Rows> = {
  /** Throws a `TableFileError` for an invalid file. */
  read(file: string, year: number): Rows
  /** Puts the rows in the place of those of the year. */
  load(database: Database, loaded: { year: number; rows: Rows; mayRemove: boolean }): Promise<void>
  done(year: number, rows: Rows): string
}

async function load<Rows>({ read, load: put, done }: OfficialTable<Rows>): Promise<void> {
  const { values } = readOptions({
    options: {
      year: { type: 'string', default: '' },
      file: { type: 'string', default: '' },
      remove: { type: 'boolean', default: false },
      url: { type: 'string', default: process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'] },
      folder: { type: 'string', default: '.data/database' },
    },
  })
  if (!/^20\d{2}$/.test(values.year))
    throw new TableFileError('--year には西暦を指定してください(例: --year 2026)。')
  if (values.file === '') throw new TableFileError('--file にはCSVファイルを指定してください。')
  const file = await readFile(values.file, 'utf8').catch(() => {
    throw new TableFileError(`${values.file} を読めません。`)
  })
  const year = Number(values.year)
  const rows = read(file, year)
  const embedded = values.url ? undefined : await startEmbeddedDatabase({ folder: values.folder })
  const database = openDatabase({ url: values.url ?? embedded?.url ?? '', max: 1 })
  try {
    await migrateDatabase(database)
    await put(database, { year, rows, mayRemove: values.remove })
    say(done(year, rows))
  } finally {
    await database.$client.end()
    await embedded?.close()
  }
}

/** Runs the command that loads an official table; a failure is one sentence and an exit code of 1. */
export async function runTableCommand<Rows>(table: OfficialTable<Rows>): Promise<void> {
  try {
    await load(table)
  } catch (error) {
    complain(error instanceof TableFileError ? error.message : failureSentence(error))
    process.exitCode = 1
  }
}
