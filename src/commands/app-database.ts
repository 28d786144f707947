import { join } from 'node:path'
import type { EmbeddedDatabaseError } from '../backend/database/database-error.ts'
import { startEmbeddedDatabase } from '../backend/database/embedded.ts'
import { isUpToDate } from '../backend/database/up-to-date.ts'
import type { Preparation } from './prepare-database.ts'
import type { Settings } from './settings.ts'

export type AppDatabase = {
  url: string
  isEmbedded: boolean
  hasDemoData: boolean
  /** Settles when the embedded database ends by itself; a server's never does. */
  crashed: Promise<EmbeddedDatabaseError>
  close(): Promise<void>
}

/** The database at DATABASE_URL or the embedded one, migrated and, where wanted, with demo data of this week. */
export async function startAppDatabase(
  settings: Settings,
  announce: (sentence: string) => void,
): Promise<AppDatabase> {
  const { DATABASE_URL, DEMO_DATA, DATA_DIR } = settings
  const hasDemoData = DEMO_DATA === undefined ? !DATABASE_URL : DEMO_DATA === '1'
  if (DATABASE_URL) {
    if (hasDemoData) process.env['ALLOW_DEMO_DATA'] = '1'
    await prepare({ url: DATABASE_URL, isEmbedded: false, withDemoData: hasDemoData, announce })
    return {
      url: DATABASE_URL,
      isEmbedded: false,
      hasDemoData,
      crashed: new Promise(() => undefined),
      close: async () => undefined,
    }
  }
  const embedded = await startEmbeddedDatabase({ folder: join(DATA_DIR, 'database') })
  try {
    await prepare({ url: embedded.url, isEmbedded: true, withDemoData: hasDemoData, announce })
  } catch (error) {
    await embedded.close()
    throw error
  }
  return {
    url: embedded.url,
    isEmbedded: true,
    hasDemoData,
    crashed: embedded.crashed,
    close: () => embedded.close(),
  }
}

async function prepare(preparation: Preparation): Promise<void> {
  const { url, withDemoData } = preparation
  if (await isUpToDate(url, { withDemoData, now: new Date() })) return
  const { prepareDatabase } = await import('./prepare-database.ts')
  await prepareDatabase(preparation)
}
