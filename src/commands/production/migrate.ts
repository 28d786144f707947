import { openDatabase } from '../../backend/database/client.ts'
import { readSchemaState } from '../../backend/database/schema-state.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { readSettings } from '../settings.ts'
import { fail } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { locateDatabase } from './served-database.ts'

/** `npm run migrate`: applies pending migrations, once however many run it, and says what it did. */

async function countMigrations(url: string): Promise<number> {
  const database = openDatabase({ url, max: 1 })
  try {
    const { rows } = await database.$client.query<{ times: string }>(
      'select count(*) as times from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.times)
  } catch {
    return 0
  } finally {
    await database.close()
  }
}

async function migrate(): Promise<void> {
  const { url, isEmbedded, close } = await locateDatabase(readSettings())
  try {
    const before = await countMigrations(url)
    await prepareDatabase({
      url,
      isEmbedded,
      withDemoData: false,
      hasPublicPasswords: false,
      announce: () => undefined,
    })
    const { state } = await readSchemaState(url)
    const applied = (await countMigrations(url)) - before
    if (state === 'NEWER') say('データベースはこの版より新しい形です。何も変えていません。')
    else say(applied > 0 ? `データベースを今の形に移しました(${applied}件)。` : 'データベースは最新です。')
  } finally {
    await close()
  }
}

try {
  await migrate()
} catch (error) {
  fail(error)
}
