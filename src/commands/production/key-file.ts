import { readFile, rename, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { say } from '../terminal.ts'
import { writeFailure, writeWhole } from './written-file.ts'

const KEYS = [
  'BANK_ACCOUNT_KEY',
  'BANK_ACCOUNT_OTHER_KEY',
  'WEB_PUSH_PUBLIC_KEY',
  'WEB_PUSH_PRIVATE_KEY',
  'WEB_PUSH_SUBJECT',
]

/**
 * Writes the keys in the form of an environment file, for a place other than the backup's. A file with other keys is kept
 * under another name: backups of its time need them. May be repeated.
 */
export async function keepKeys(path: string): Promise<void> {
  const lines = KEYS.flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]}\n`] : [])).join('')
  const before = await readFile(path, 'utf8').catch(() => null)
  if (before === lines) return
  if (before !== null) {
    const { mtime } = await stat(path)
    const kept = `${path}.${mtime.toISOString().replaceAll(':', '')}`
    await rename(path, kept).catch((error: unknown) => {
      throw writeFailure(path, error)
    })
    say(`鍵が変わっていたので、前の鍵を ${kept} に残しました。`)
  }
  await writeWhole(path, (out) => pipeline([lines], out))
}
