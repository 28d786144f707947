import type { EmbeddedDatabaseError } from '../backend/database/database-error.ts'
import { startEmbeddedDatabase } from '../backend/database/embedded/embedded.ts'
import { isUpToDate } from '../backend/database/up-to-date.ts'
import { databaseFolder } from './data-folder.ts'
import type { Preparation } from './prepare-database.ts'
import { isOnLoopback, type Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'
import { now } from '../platform/clock.ts'

export type AppDatabase = {
  url: string
  isEmbedded: boolean
  hasDemoData: boolean
  /** Random passwords of this start, by login id; null when the published one is valid. */
  demoPasswords: Map<string, string> | null
  /** Resolves when the embedded database ends by itself; never for a server. */
  crashed: Promise<EmbeddedDatabaseError>
  close(): Promise<void>
}

const NOT_FOR_A_NETWORK =
  'デモデータは、この機械の中だけで使うためのものです。ネットワークに公開するときは、DEMO_DATA=1(パスワードは起動のたびに作ります)か DEMO_DATA=0 を指定してください。'

/** Opens the database at DATABASE_URL or the embedded one, migrated and, if wanted, with fresh demo data. */
export async function startAppDatabase(
  settings: Settings,
  announce: (sentence: string) => void,
): Promise<AppDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DEMO_DATA, DATA_DIR } = settings
  const isLocal = isOnLoopback(settings)
  const withDemoData = DEMO_DATA === undefined ? !DATABASE_URL : DEMO_DATA === '1'
  if (withDemoData && !isLocal && DEMO_DATA === undefined) throw new StartFailure(NOT_FOR_A_NETWORK)
  if (DATABASE_URL && withDemoData) process.env['ALLOW_DEMO_DATA'] = '1'
  const embedded = DATABASE_URL
    ? undefined
    : await startEmbeddedDatabase({ folder: databaseFolder(DATA_DIR) })
  const url = embedded?.url ?? DATABASE_DIRECT_URL ?? DATABASE_URL ?? ''
  try {
    await prepare({
      url,
      isEmbedded: embedded !== undefined,
      withDemoData,
      hasPublicPasswords: isLocal,
      announce,
    })
    return {
      url,
      isEmbedded: embedded !== undefined,
      hasDemoData: withDemoData,
      demoPasswords: isLocal ? null : await hide(url, withDemoData),
      crashed: embedded?.crashed ?? new Promise(() => undefined),
      close: async () => embedded?.close(),
    }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

async function prepare(preparation: Preparation): Promise<void> {
  if (await isUpToDate(preparation.url, { ...preparation, now: now() })) return
  const { prepareDatabase } = await import('./prepare-database.ts')
  await prepareDatabase(preparation)
}

async function hide(url: string, isDemo: boolean): Promise<Map<string, string>> {
  const { hideDemoAccounts } = await import('./prepare-database.ts')
  return hideDemoAccounts(url, isDemo)
}
