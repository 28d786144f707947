import { openDatabase } from '../backend/database/client.ts'
import { migrateDatabase } from '../backend/database/migrate.ts'
import { seedDemoAccounts } from '../backend/database/seed/demo-accounts.ts'
import { refreshDemoDataIfAged } from '../backend/database/seed/seed-demo-data.ts'
import { hasSentence, StartFailure } from './start-failure.ts'

/** Brings a database to the newest schema and, where wanted, to this week's demo data. */
export async function prepareDatabase(
  url: string,
  withDemoData: boolean,
  announce: (sentence: string) => void,
): Promise<void> {
  // The embedded database bears one connection; this one is given back before the app opens its own.
  const database = openDatabase({ url, max: 1 })
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
    const now = new Date()
    await refreshDemoDataIfAged(database, { now })
    // Reads the listings, so it comes after them.
    await seedDemoAccounts(database, { now })
  } finally {
    await database.$client.end()
  }
}
