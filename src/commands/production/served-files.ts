import type { ParseArgsConfig } from 'node:util'
import { openDatabase, type Database } from '../../backend/database/client.ts'
import { readEnvironment } from '../../backend/environment/environment.ts'
import type { FileSettings } from '../../backend/file/file-store.ts'
import { ObjectStoreOutage } from '../../backend/file/object-store.ts'
import { readOptions } from '../options.ts'
import { readSettings } from '../settings.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { locateDatabase } from './served-database.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Given extends Options> = ReturnType<typeof readOptions<{ options: Given }>>['values']

/** Runs a command on the files of the database that the settings name; `again` says what a repetition does. */
export async function onServedFiles<Given extends Options>(
  { again, options }: { again: string; options: Given },
  run: (database: Database, settings: FileSettings, values: Values<Given>) => Promise<void>,
): Promise<void> {
  try {
    const { values } = readOptions({ options })
    const { url, isEmbedded, close } = await locateDatabase(readSettings())
    try {
      const own = { DATABASE_URL: url, EMBEDDED_DATABASE: isEmbedded ? '1' : '0' }
      const { files } = readEnvironment({ ...process.env, ...own })
      const database = openDatabase({ url, max: isEmbedded ? 1 : 4, patient: true })
      try {
        await run(database, files, values)
      } finally {
        await database.close()
      }
    } finally {
      await close()
    }
  } catch (error) {
    if (!(error instanceof ObjectStoreOutage)) return fail(error)
    fail(new StartFailure(`ファイルの保管先(S3)が使えません。${again}(${error.message})。`, { cause: error }))
  }
}
