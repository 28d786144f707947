import { withAdvisoryLock } from '../backend/database/advisory-lock.ts'
import { openDatabase, type Database } from '../backend/database/client.ts'
import { migrateDatabase, type DataSteps } from '../backend/database/migrate.ts'
import { seedDemoAccounts } from '../backend/seed/demo/demo-accounts.ts'
import { makeDemoPasswords, shutPublicAccounts } from '../backend/seed/demo/demo-passwords.ts'
import { refreshDemoDataIfAged } from '../backend/seed/seed-demo-data.ts'
import { hasSentence, StartFailure } from './start-failure.ts'
import { now } from '../platform/clock.ts'

export type Preparation = {
  url: string
  /** The embedded database needs no advisory lock: its lock file excludes other processes. */
  isEmbedded: boolean
  withDemoData: boolean
  /** Whether the demo accounts have the published password: on loopback only. */
  hasPublicPasswords: boolean
  announce: (sentence: string) => void
}

/**
 * Migrates a database and, if wanted, refreshes its demo data; serialized between processes. Returns what was read of the
 * version before.
 */
export async function prepareDatabase({
  url,
  isEmbedded,
  withDemoData,
  hasPublicPasswords,
  announce,
}: Preparation): Promise<DataSteps> {
  // The embedded database allows one connection, which is released before the app opens its own. On a server,
  // the second connection holds the lock.
  const database = openDatabase({ url, max: isEmbedded ? 1 : 2, patient: true })
  try {
    const steps = await migrateDatabase(database, announce).catch((error: unknown) => {
      if (hasSentence(error)) throw error
      throw new StartFailure(
        `データベースを今の形に移せませんでした。別の版のデータなら、別の場所(DATA_DIR か DATABASE_URL)を指定してください。`,
        { cause: error },
      )
    })
    if (!withDemoData) return steps
    announce('デモデータを確かめています…')
    await (isEmbedded
      ? fill(database, hasPublicPasswords)
      : withAdvisoryLock(database, () => fill(database, hasPublicPasswords)))
    return steps
  } finally {
    await database.close()
  }
}

async function fill(database: Database, hasPublicPasswords: boolean): Promise<void> {
  const startedAt = now()
  await refreshDemoDataIfAged(database, { now: startedAt })
  // After the listings, which it reads.
  await seedDemoAccounts(database, { now: startedAt, hasPublicPasswords })
}

/**
 * Protects demo accounts on a network: sets random passwords for a demo, which are returned by login id, and
 * removes the published password elsewhere.
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
