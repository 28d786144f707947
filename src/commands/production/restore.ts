import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { BackupError } from '../../backend/backup/backup-file.ts'
import { loadDatabase } from '../../backend/backup/load.ts'
import { openDatabase } from '../../backend/database/client.ts'
import { readOptions } from '../options.ts'
import { setKeptKeys } from '../own-keys.ts'
import { showProgress } from '../progress.ts'
import { checkKeySettings, readSettings } from '../settings.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { givenKeys } from './known-keys.ts'
import { locateDatabase } from './served-database.ts'

/** `npm run restore -- <file>`: fills an empty database from a file of `npm run backup`. */

async function restore(): Promise<void> {
  const { positionals } = readOptions({ allowPositionals: true, options: {} })
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new StartFailure(
      'バックアップのファイルをひとつ指定してください(例: npm run restore -- backup.gz)。',
    )
  const { size } = await sizeOf(path)
  const settings = readSettings()
  await setKeptKeys(settings.DATA_DIR)
  checkKeySettings()
  const { url, isEmbedded, close } = await locateDatabase(settings)
  const database = openDatabase({ url, max: isEmbedded ? 1 : 2, patient: true })
  const progress = showProgress('戻しています')
  try {
    const packed = createReadStream(path)
    packed.on('data', () => progress.at(packed.bytesRead / size))
    const text = createGunzip()
    packed.on('error', (error) => text.destroy(error)).pipe(text)
    const counts = await loadDatabase(database, linesOf(text), { keys: givenKeys() })
    progress.end()
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    say(`${path} から戻しました(${rows}行)。行数はすべてバックアップと一致しています。`)
  } catch (error) {
    throw error instanceof BackupError ? new StartFailure(error.message, { cause: error }) : error
  } finally {
    progress.end()
    await database.close()
    await close()
  }
}

async function sizeOf(path: string): Promise<{ size: number }> {
  try {
    await access(path, constants.R_OK)
    return await stat(path)
  } catch {
    throw new StartFailure(`${path} を読めません。`)
  }
}

/** The lines of a stream, one at a time however large; a file that is cut or not compressed throws. */
async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  let parts: string[] = []
  try {
    for await (const chunk of stream) {
      const [first = '', ...others] = String(chunk).split('\n')
      parts.push(first)
      for (const next of others) {
        yield parts.join('')
        parts = [next]
      }
    }
  } catch (error) {
    throw new BackupError('バックアップのファイルが壊れているか、途中で終わっています。', { cause: error })
  }
}

try {
  await restore()
} catch (error) {
  fail(error)
}
