import { APP_VERSION } from '../domain/visit/app-version.ts'
import { logSecurity } from '../platform/server/log.server.ts'
import { startAppDatabase } from './app-database.ts'
import { setAppEnvironment } from './app-environment.ts'
import { setOwnKeys } from './own-keys.ts'
import { buildServed } from './build.ts'
import { buildRestBehind } from './builds/rest-behind.ts'
import { openDataFolder } from './data-folder.ts'
import { demoAccountLines } from './demo-accounts.ts'
import { claimPort } from './free-port.ts'
import { logCrashes, stopOnSignal } from './lifetime.ts'
import { answerMailPage, MAIL_PAGE } from './mail-page.ts'
import { loadBundle, serveApp } from './serve.ts'
import { BUILD } from './places.ts'
import { checkAppSettings, readSettings } from './settings.ts'
import { readOptions } from './options.ts'
import { emulatorIfWanted, lineStandInIfWanted, mailCatcherIfWanted } from './stand-ins.ts'
import { fail } from './start-failure.ts'
import { say } from './terminal.ts'
import { expectKnownKey } from './production/known-keys.ts'

/** `npm start`: the app with its database and stand-ins, at one URL. */

process.env['NODE_ENV'] ||= 'production'

/** Returns whether the build lacks its rest. */
async function loadFreshBundle(): Promise<boolean> {
  const lacksRest = await buildServed(() => say('ビルドしています(初回と変更後だけ、1分ほどかかります)…'))
  await loadBundle(BUILD)
  return lacksRest
}

async function start(): Promise<void> {
  readOptions({ options: {} })
  const settings = readSettings()
  const port = await claimPort(settings)
  await openDataFolder(settings.DATA_DIR)
  await setOwnKeys(settings.DATA_DIR)
  const emulator = await emulatorIfWanted(settings)
  // Independent of each other, so started concurrently.
  const [database, mails, lacksRest] = await Promise.all([
    startAppDatabase(settings, say),
    mailCatcherIfWanted(settings),
    loadFreshBundle(),
  ])

  // The name that documents, demo links and the cookies of a browser go by.
  const origin = `http://localhost:${port}`
  const line = await lineStandInIfWanted(settings, database, settings.APP_ORIGIN ?? origin)
  setAppEnvironment(settings, { origin, database, emulator, line, mails })
  checkAppSettings()
  await expectKnownKey(database.url)
  const app = await serveApp({
    folder: BUILD,
    port,
    host: settings.HOST,
    origin: settings.APP_ORIGIN ?? origin,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    role: settings.ROLE,
    answerFirst: mails && ((request, response) => answerMailPage(mails.mails, request, response)),
  })

  const rest = lacksRest ? buildRestBehind() : undefined
  stopOnSignal(async () => {
    rest?.kill()
    // A load balancer must see /readyz fail before connections are refused; a demo hardly has one.
    await app.close({ drainSeconds: settings.DRAIN_SECONDS ?? (database.isEmbedded ? 1 : 5) })
    await Promise.all([database.close(), emulator?.stop(), line?.stop(), mails?.close()])
  })
  void database.crashed.then((error) => {
    logSecurity('sys_crash', { reason: 'embedded database', error })
    fail(error)
  })
  logCrashes()
  const databaseKind = database.isEmbedded ? 'embedded' : 'postgres'
  logSecurity('sys_startup', { version: APP_VERSION, role: 'app', database: databaseKind })

  say(`\nDPワークを起動しました: ${process.env['APP_ORIGIN']}\n`)
  if (database.hasDemoData) say(`${demoAccountLines(database.demoPasswords)}\n`)
  if (mails) say(`送信されたメールは ${process.env['APP_ORIGIN']}${MAIL_PAGE} で読めます。\n`)
  if (line) say(`届いたLINEメッセージは ${line.issuer}/messages で読めます。\n`)
  if (!mails && !settings.SMTP_URL) say('SMTP_URL が設定されていないため、メールは送られません。\n')
  process.send?.({ ready: app.port })
}

try {
  await start()
} catch (error) {
  fail(error)
}
