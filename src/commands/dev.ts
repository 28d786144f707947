import { join } from 'node:path'
import { startAppDatabase } from './app-database.ts'
import { setAppEnvironment } from './app-environment.ts'
import { setOwnKeys } from './own-keys.ts'
import { setClientAddress } from './serving/client-address.ts'
import { openDataFolder } from './data-folder.ts'
import { demoAccountLines } from './demo-accounts.ts'
import { claimPort } from './free-port.ts'
import { stopOnSignal } from './lifetime.ts'
import { answerMailPage, MAIL_PAGE } from './mail-page.ts'
import { PROJECT } from './places.ts'
import { checkAppSettings, readSettings } from './settings.ts'
import { readOptions } from './options.ts'
import { emulatorIfWanted, lineStandInIfWanted, mailCatcherIfWanted } from './stand-ins.ts'
import { fail, StartFailure } from './start-failure.ts'
import { say } from './terminal.ts'
import { expectKnownKey } from './production/known-keys.ts'

/** `npm run dev`: like `npm start`, with the app served by Vite with hot reload. */

process.env['NODE_ENV'] ||= 'development'
process.env['FIREBASE_AUTH_EMULATOR'] ||= 'on'

// A development dependency: `npm start` works without it.
const loadVite = () =>
  import('vite').catch(() => {
    throw new StartFailure('開発に必要なパッケージがありません。`npm ci` を実行してください。')
  })

async function develop(): Promise<void> {
  readOptions({ options: {} })
  const settings = readSettings()
  const port = await claimPort(settings)
  await openDataFolder(settings.DATA_DIR)
  await setOwnKeys(settings.DATA_DIR)
  const { createServer } = await loadVite()
  const emulator = await emulatorIfWanted(settings)
  const mails = await mailCatcherIfWanted(settings)
  const database = await startAppDatabase(settings, say)
  const origin = `http://localhost:${port}`
  const line = await lineStandInIfWanted(settings, database, settings.APP_ORIGIN ?? origin)
  setAppEnvironment(settings, { origin, database, emulator, line, mails })
  checkAppSettings()
  await expectKnownKey(database.url)

  const vite = await createServer({
    root: PROJECT,
    configFile: join(PROJECT, 'app.config.ts'),
    server: { port, host: settings.HOST, strictPort: true },
    plugins: [
      {
        name: 'client-address',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            if (mails && answerMailPage(mails.mails, request, response)) return
            setClientAddress(request, settings.TRUSTED_PROXY_HOPS)
            next()
          })
        },
      },
    ],
  })
  await vite.listen()
  stopOnSignal(async () => {
    await vite.close()
    await Promise.all([database.close(), emulator?.stop(), line?.stop(), mails?.close()])
  })
  void database.crashed.then(fail)
  say(`\n開発用に起動しました: ${process.env['APP_ORIGIN']}\n`)
  if (database.hasDemoData) say(`${demoAccountLines(database.demoPasswords)}\n`)
  if (mails) say(`送信されたメールは ${process.env['APP_ORIGIN']}${MAIL_PAGE} で読めます。\n`)
  process.send?.({ ready: port })
}

try {
  await develop()
} catch (error) {
  fail(error)
}
