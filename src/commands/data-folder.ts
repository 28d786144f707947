import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode, StartFailure } from './start-failure.ts'

/** The embedded database's folder inside the data folder. */
export const databaseFolder = (folder: string): string => join(folder, 'database')

/** Creates the data folder. Throws `StartFailure` when it is not usable. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartFailure(
      `データのフォルダー ${folder} に読み書きできません。DATA_DIR の場所と権限を確認してください。`,
    )
  }
}

/** Creates parents one by one: mkdir's own `recursive` loops forever below /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}
