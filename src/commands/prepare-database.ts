import { withAdvisoryLock } from '../backend/database/advisory-lock.ts'
import { openDatabase, type Database } from '../backend/database/client.ts'
import { migrateDatabase } from '../backend/database/migrate.ts'
import { seedDemoAccounts } from '../backend/database/seed/demo-accounts.ts'
import { makeDemoPasswords, shutPublicAccounts } from '../backend/database/seed/demo-passwords.ts'
import { refreshDemoDataIfAged } from '../backend/database/seed/seed-demo-data.ts'
import { hasSentence, StartFailure } from './start-failure.ts'
import { now } from '../platform/clock.ts'

export type Preparation = {
  url: string
  /** The lock beside its folder keeps every other process out already. */
  isEmbedded: boolean
  withDemoData: boolean
  /** Whether the demo accounts have the password everybody knows: nowhere but on a machine's own loopback. */
  hasPublicPasswords: boolean
  announce: (sentence: string) => void
}

/**
 * Brings a database to the newest schema and, where wanted, to this week's demo data; one process after the
 * other.
 */
export async function prepareDatabase({
  url,
  isEmbedded,
  withDemoData,
  hasPublicPasswords,
  announce,
}: Preparation): Promise<void> {
  // The embedded database bears one connection; this one is given back before the app opens its own. Beside a
  // server's second one stands the lock.
  const database = openDatabase({ url, max: isEmbedded ? 1 : 2, patient: true })
  try {
    await migrateDatabase(database).catch((error: unknown) => {
      if (hasSentence(error)) throw error
      throw new StartFailure(
        `データベースを今の形に移せませんでした。別の版のデータなら、別の場所(DATA_DIR か DATABASE_URL)を指定してください。`,
        { cause: error },
      )
    })
    if (!withDemoData) return
    announce('デモデータを確かめています…')
    await (isEmbedded
      ? fill(database, hasPublicPasswords)
      : withAdvisoryLock(database, () => fill(database, hasPublicPasswords)))
  } finally {
    await database.close()
  }
}

async function fill(database: Database, hasPublicPasswords: boolean): Promise<void> {
  const startedAt = now()
  await refreshDemoDataIfAged(database, { now: startedAt })
  // Reads the listings, so it comes after them.
  await seedDemoAccounts(database, { now: startedAt, hasPublicPasswords })
}

/**
 * What stands between demo accounts and a network: passwords of their own for a demonstration, and none for
 * what one has left behind. Returns what was made.
 */
export async function hideDemoAccounts(url: string, isDemo: boolean): Promise<Map<string, string>> {
  const database = openDatabase({ url, max: 1 })
  try {
    if (isDemo) return await makeDemoPasswords(database)
    await shutPublicAccounts(database)
    return new Map()
  } finally {
    await database.close()
  }
}
