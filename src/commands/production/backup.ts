import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { dumpDatabase } from '../../backend/backup/dump.ts'
import { openDatabase } from '../../backend/database/client.ts'
import { APP_VERSION } from '../../domain/visit/app-version.ts'
import { now } from '../../platform/clock.ts'
import { setKeptKeys } from '../own-keys.ts'
import { readSettings } from '../settings.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { locateDatabase } from './served-database.ts'

/** `npm run backup -- <file> [--key-file <file>]`: copies the database into a file, beside running processes. */

const KEYS = ['BANK_ACCOUNT_KEY', 'WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_SUBJECT']

/** Writes the keys in the form of an environment file, for a place other than the backup's. */
async function keepKeys(path: string): Promise<void> {
  const lines = KEYS.flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]}\n`] : []))
  await writeFile(path, lines.join(''), { mode: 0o600, flag: 'wx' })
}

async function backUp(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'key-file': { type: 'string' } },
  })
  const [path] = positionals
  if (path === undefined)
    throw new StartFailure('書き出すファイルを指定してください(例: npm run backup -- backup.gz)。')
  const settings = readSettings()
  await setKeptKeys(settings.DATA_DIR)
  const key = process.env['BANK_ACCOUNT_KEY']
  const { url, close } = await locateDatabase(settings)
  const database = openDatabase({ url, max: 1, patient: true })
  // The file has its name when it is complete, and only its owner reads it.
  const draft = `${path}.part`
  try {
    const file = createWriteStream(draft, { mode: 0o600 })
    const packed = createGzip({ level: 3 })
    packed.pipe(file)
    const counts = await dumpDatabase(
      database,
      async (line) => {
        if (!packed.write(`${line}\n`)) await once(packed, 'drain')
      },
      { app: APP_VERSION, at: now(), key: key ? Buffer.from(key, 'base64') : null },
    )
    packed.end()
    await finished(file)
    await rename(draft, path)
    if (values['key-file']) await keepKeys(values['key-file'])
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    say(`${path} に書き出しました(${Object.keys(counts).length}表、${rows}行)。`)
  } finally {
    await rm(draft, { force: true })
    await database.close()
    await close()
  }
}

try {
  await backUp()
} catch (error) {
  fail(error)
}
