import { openDatabase } from '../../backend/database/client.ts'
import { readEnvironment } from '../../backend/environment.ts'
import { moveFiles } from '../../backend/files/move-files.ts'
import { ObjectStoreOutage } from '../../backend/files/object-store.ts'
import { now } from '../../platform/clock.ts'
import { readSettings } from '../settings.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { locateDatabase } from './served-database.ts'

/** `npm run move-files`: moves the bodies of all files to where FILE_STORE says, beside running processes. */

async function move(): Promise<void> {
  const { url, isEmbedded, close } = await locateDatabase(readSettings())
  try {
    const own = { DATABASE_URL: url, EMBEDDED_DATABASE: isEmbedded ? '1' : '0' }
    const settings = readEnvironment({ ...process.env, ...own }).files
    const database = openDatabase({ url, max: isEmbedded ? 1 : 4, patient: true })
    try {
      const { moved, missing } = await moveFiles({ database, clock: now, settings })
      say(`${moved}件のファイルを${settings.place === 's3' ? 'S3' : 'データベース'}へ移しました。`)
      if (missing.length > 0)
        throw new StartFailure(
          `保管先に本体のないファイルが${missing.length}件あります。そのままにしました: ${missing.join('、')}`,
        )
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof ObjectStoreOutage)) throw error
    throw new StartFailure(
      `ファイルの保管先(S3)が使えません。もう一度実行すると、続きから移します(${error.message})。`,
      { cause: error },
    )
  } finally {
    await close()
  }
}

try {
  await move()
} catch (error) {
  fail(error)
}
