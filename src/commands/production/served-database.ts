import { startEmbeddedDatabase } from '../../backend/database/embedded/embedded.ts'
import { readSchemaState } from '../../backend/database/schema-state.ts'
import type { AppDatabase } from '../app-database.ts'
import { databaseFolder, openDataFolder } from '../data-folder.ts'
import type { Settings } from '../settings.ts'
import { StartFailure } from '../start-failure.ts'

const UNUSABLE = {
  BEHIND: 'データベースがこの版より古い形です。先に `npm run migrate` を実行してください。',
  TOO_NEW:
    'データベースは新しい版の形に移されていて、この版では使えません。新しい版のビルドで起動してください。',
} as const

/** A database as the commands of production find it: the server's, past its pooler, or the embedded one when allowed. */
export async function locateDatabase({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  ALLOW_EMBEDDED_DB,
  DATA_DIR,
}: Settings): Promise<Pick<AppDatabase, 'url' | 'isEmbedded' | 'crashed' | 'close'>> {
  const never = new Promise<never>(() => undefined)
  if (DATABASE_URL)
    return {
      url: DATABASE_DIRECT_URL ?? DATABASE_URL,
      isEmbedded: false,
      crashed: never,
      close: async () => undefined,
    }
  if (ALLOW_EMBEDDED_DB !== '1')
    throw new StartFailure(
      'DATABASE_URL が設定されていません。PostgreSQL の接続先を指定するか、組み込みのデータベースでよければ ALLOW_EMBEDDED_DB=1 を指定してください。',
    )
  await openDataFolder(DATA_DIR)
  const embedded = await startEmbeddedDatabase({ folder: databaseFolder(DATA_DIR) })
  return { ...embedded, isEmbedded: true }
}

/** Opens the database of a server. Throws `StartFailure` with the command to run when its schema does not fit. */
export async function openServedDatabase(settings: Settings, isLocal: boolean): Promise<AppDatabase> {
  const database = await locateDatabase(settings)
  try {
    const { state, hasPublicPassword } = await readSchemaState(database)
    if (state === 'BEHIND' || state === 'TOO_NEW') throw new StartFailure(UNUSABLE[state])
    if (hasPublicPassword && !isLocal) {
      const { hideDemoAccounts } = await import('../prepare-database.ts')
      await hideDemoAccounts(database.url, false)
    }
    return { ...database, hasDemoData: false, demoPasswords: null }
  } catch (error) {
    await database.close()
    throw error
  }
}
