import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { dumpDatabase } from '../../backend/backup/dump.ts'
import { openDatabase, type Database } from '../../backend/database/client.ts'
import { APP_VERSION } from '../../domain/visit/app-version.ts'
import { now } from '../../platform/clock.ts'
import { readOptions } from '../options.ts'
import { setKeptKeys } from '../own-keys.ts'
import { showProgress } from '../progress.ts'
import { checkKeySettings, readSettings } from '../settings.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { keepKeys } from './key-file.ts'
import { expectKnownKey } from './known-keys.ts'
import { locateDatabase } from './served-database.ts'
import { writeWhole } from './written-file.ts'

/** `npm run backup -- <file> [--key-file <file>]`: copies the database into a file, beside running processes. */

/** Packs the database into a file; returns how many rows of each table. */
async function packInto(file: Writable, database: Database): Promise<Record<string, number>> {
  const progress = showProgress('書き出しています')
  const packed = createGzip({ level: 3 })
  const written = pipeline(packed, file)
  // A full disk is told where it is waited for.
  written.catch(() => undefined)
  try {
    const counts = await dumpDatabase(
      database,
      async (line) => {
        if (packed.destroyed) await written
        if (!packed.write(`${line}\n`)) await Promise.race([once(packed, 'drain'), written])
      },
      { app: APP_VERSION, at: now(), onProgress: progress.at },
    )
    packed.end()
    await written
    return counts
  } finally {
    progress.end()
    packed.destroy()
  }
}

async function backUp(): Promise<void> {
  const options = { 'key-file': { type: 'string' } } as const
  const { values, positionals } = readOptions({ allowPositionals: true, options })
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new StartFailure('書き出すファイルをひとつ指定してください(例: npm run backup -- backup.gz)。')
  const settings = readSettings()
  await setKeptKeys(settings.DATA_DIR)
  checkKeySettings()
  const { url, close } = await locateDatabase(settings)
  const database = openDatabase({ url, max: 1, patient: true })
  try {
    await expectKnownKey(url)
    if (values['key-file']) await keepKeys(values['key-file'])
    let counts: Record<string, number> = {}
    await writeWhole(path, async (file) => {
      counts = await packInto(file, database)
    })
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    say(`${path} に書き出しました(${Object.keys(counts).length}表、${rows}行)。`)
  } finally {
    await database.close()
    await close()
  }
}

try {
  await backUp()
} catch (error) {
  fail(error)
}
