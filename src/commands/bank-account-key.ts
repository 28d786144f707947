import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './start-failure.ts'

const NAME = 'bank-account.key'

/**
 * The default encryption key of bank accounts: generated once, stored in the data folder, readable by its
 * owner only.
 */
export async function bankAccountKey(folder: string): Promise<string> {
  const path = join(folder, NAME)
  try {
    await writeFile(path, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
