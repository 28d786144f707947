import { startAppDatabase } from '#app/commands/app-database.ts'
import { setAppEnvironment } from '#app/commands/app-environment.ts'
import { serveApp } from '#app/commands/serve.ts'
import { readSettings } from '#app/commands/settings.ts'
import { openDatabase } from '#app/backend/database/client.ts'
import { announceReady, answerProbes } from './cpu-probe.ts'

/** The app as `npm start` runs it, of the build that is there, without the emulator. */
const settings = readSettings()
const database = await startAppDatabase(settings, () => undefined)
setAppEnvironment(settings, {
  origin: 'http://localhost',
  database,
  emulator: undefined,
  line: undefined,
  mails: undefined,
})
const app = await serveApp({
  folder: 'dist',
  port: 0,
  host: 'localhost',
  origin: settings.APP_ORIGIN ?? 'http://localhost',
  trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
})

/** Two at a time, for as long as the process lives. */
function heavyQueries(): void {
  const beside = openDatabase({ url: database.url, max: 2 })
  const run = async () => {
    for (;;) await beside.execute('select count(*) from generate_series(1, 3000000) a where a % 7 = 3')
  }
  // They end with the server, in the middle of a query.
  for (let i = 0; i < 2; i += 1) run().catch(() => undefined)
}

answerProbes({ heavyQueries })
announceReady(app.port)
process.on('SIGTERM', () => {
  void database.close().finally(() => process.exit())
})
