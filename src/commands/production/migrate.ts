import { openDatabase } from '../../backend/database/client.ts'
import type { DataSteps } from '../../backend/database/migrate.ts'
import { readSchemaState } from '../../backend/database/schema-state.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { readOptions } from '../options.ts'
import { showProgress } from '../progress.ts'
import { readSettings } from '../settings.ts'
import { fail } from '../start-failure.ts'
import { say, terminalScreen } from '../terminal.ts'
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

/** Unread terms that are named; all of them are counted. */
const NAMED = 50

function* stepLines({ paydays, terms }: DataSteps) {
  if (paydays.read > 0) yield `支払日を読み取りました(求人 ${paydays.read}件)。`
  if (paydays.unread > 0)
    yield `支払日を読み取れない求人が ${paydays.unread}件あります。病院が選び直すまで、書かれたまま表示します。`
  if (terms.read > 0) yield `合意した労働条件を読み取りました(${terms.read}件)。`
  if (terms.unread.length === 0) return
  yield `読み取れない項目のある労働条件が ${terms.unread.length}件あります。合意した文面のまま表示します。`
  for (const { table, id, headings } of terms.unread.slice(0, NAMED))
    yield `  ${table} ${id}: ${headings.join('、')}`
  if (terms.unread.length > NAMED) yield `  ほか ${terms.unread.length - NAMED}件`
}

/** A line of its own below the progress of a terminal. */
const tell = (sentence: string) => say(terminalScreen.isTTY ? `\n${sentence}` : sentence)

async function migrate(): Promise<void> {
  readOptions({ options: {} })
  const { url, isEmbedded, close } = await locateDatabase(readSettings())
  try {
    const before = await countMigrations(url)
    const progress = showProgress('データベースを今の形に移しています')
    const steps = await prepareDatabase({
      url,
      isEmbedded,
      withDemoData: false,
      hasPublicPasswords: false,
      announce: tell,
    }).finally(progress.end)
    const { state } = await readSchemaState({ url, isEmbedded })
    const applied = (await countMigrations(url)) - before
    if (state === 'NEWER') say('データベースはこの版より新しい形です。何も変えていません。')
    else say(applied > 0 ? `データベースを今の形に移しました(${applied}件)。` : 'データベースは最新です。')
    for (const line of stepLines(steps)) say(line)
  } finally {
    await close()
  }
}

try {
  await migrate()
} catch (error) {
  fail(error)
}
