import { openDatabase } from '../backend/database/client.ts'
import { startEmbeddedDatabase } from '../backend/database/embedded/embedded.ts'
import { migrateDatabase } from '../backend/database/migrate.ts'
import { DEMO_SIZE, DemoDataRefused, seedDemoData } from '../backend/seed/seed-demo-data.ts'
import { readOptions } from './options.ts'
import { showProgress } from './progress.ts'
import { failureSentence } from './start-failure.ts'
import { complain, say, terminalScreen } from './terminal.ts'
import { now } from '../platform/clock.ts'

/** `npm run seed -- --spot 1000000 --regular 3000 --hospitals 300 --url postgres://…` */

const read = () =>
  readOptions({
    options: {
      spot: { type: 'string', default: String(DEMO_SIZE.spot) },
      regular: { type: 'string', default: String(DEMO_SIZE.regular) },
      hospitals: { type: 'string', default: String(DEMO_SIZE.hospitals) },
      url: { type: 'string', default: process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'] },
      folder: { type: 'string', default: '.data/database' },
    },
  }).values

function count(text: string, name: 'spot' | 'regular' | 'hospitals'): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0)
    throw new RangeError(`--${name} には 0 以上の整数を指定してください。`)
  return value
}

async function run(): Promise<void> {
  const values = read()
  const size = {
    spot: count(values.spot, 'spot'),
    regular: count(values.regular, 'regular'),
    hospitals: count(values.hospitals, 'hospitals'),
  }
  const embedded = values.url ? undefined : await startEmbeddedDatabase({ folder: values.folder })
  const database = openDatabase({ url: values.url ?? embedded?.url ?? '', max: 1, patient: true })
  try {
    await migrateDatabase(database)
    const began = performance.now()
    const progress = showProgress('デモデータを入れています')
    await seedDemoData(database, {
      ...size,
      now: now(),
      onProgress: (sentence, share) => (terminalScreen.isTTY ? progress.at(share) : say(sentence)),
    }).finally(progress.end)
    say(`デモデータを入れました(${((performance.now() - began) / 1_000).toFixed(1)}秒)。`)
  } finally {
    await database.$client.end()
    await embedded?.close()
  }
}

try {
  await run()
} catch (error) {
  const isOwn = error instanceof DemoDataRefused || error instanceof RangeError
  complain(isOwn ? error.message : failureSentence(error))
  process.exitCode = 1
}
