import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { missingOperatorSettings } from '../../domain/operator/operator.ts'
import { APP_VERSION } from '../../domain/visit/app-version.ts'
import { now } from '../../platform/clock.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import { setAppEnvironment } from '../app-environment.ts'
import { claimPort } from '../free-port.ts'
import { logCrashes, stopOnSignal } from '../lifetime.ts'
import { setKeptKeys } from '../own-keys.ts'
import { shareAssets } from '../builds/shared-assets.ts'
import { loadBundle, serveApp } from '../serve.ts'
import { BUILD } from '../places.ts'
import { checkAppSettings, isOnLoopback, readSettings, type Settings } from '../settings.ts'
import { readOptions } from '../options.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { expectKnownKey } from './known-keys.ts'
import { serveMaintenance } from './maintenance.ts'
import { openServedDatabase } from './served-database.ts'

/**
 * `npm run serve`: serves the build that is there, on a database that is migrated. It builds, migrates, seeds
 * and makes keys never; `npm run build` and `npm run migrate` are steps of their own.
 */

process.env['NODE_ENV'] = 'production'
process.env['ACCESS_LOG'] ||= 'on'

async function loadBuild(): Promise<void> {
  if (!existsSync(join(BUILD, 'server/server.js')))
    throw new StartFailure('ビルドがありません。先に `npm run build` を実行してください。')
  await loadBundle(BUILD)
}

async function serve(): Promise<void> {
  readOptions({ options: {} })
  const settings = readSettings()
  const port = await claimPort(settings)
  if (settings.MAINTENANCE_UNTIL) return tellOfMaintenance(settings, port, settings.MAINTENANCE_UNTIL)
  if (!(await setKeptKeys(settings.DATA_DIR)))
    throw new StartFailure(
      'BANK_ACCOUNT_KEY が設定されていません。口座を暗号化する 32 バイトの鍵を base64 で指定してください(例: openssl rand -base64 32)。すべてのプロセスで同じ値にします。',
    )
  const isLocal = isOnLoopback(settings)
  const [database] = await Promise.all([openServedDatabase(settings, isLocal), loadBuild()])
  const origin = `http://localhost:${port}`
  setAppEnvironment(settings, { origin, database, emulator: undefined, line: undefined, mails: undefined })
  checkAppSettings()
  const { ASSETS_DIR: sharedAssets } = settings
  if (sharedAssets) await shareAssets(BUILD, sharedAssets, now())
  await expectKnownKey(database.url)
  const app = await serveApp({
    folder: BUILD,
    sharedAssets,
    port,
    host: settings.HOST,
    origin: settings.APP_ORIGIN ?? origin,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    role: settings.ROLE,
  })
  stopOnSignal(async () => {
    await app.close({ drainSeconds: settings.DRAIN_SECONDS ?? 5 })
    await database.close()
  })
  void database.crashed.then((error) => {
    logSecurity('sys_crash', { reason: 'embedded database', error })
    fail(error)
  })
  logCrashes()
  const databaseKind = database.isEmbedded ? 'embedded' : 'postgres'
  logSecurity('sys_startup', { version: APP_VERSION, role: settings.ROLE, database: databaseKind })
  say(`DPワークを起動しました(${settings.ROLE}): ${process.env['APP_ORIGIN']}`)
  const missing = isLocal ? [] : missingOperatorSettings(process.env)
  if (missing.length > 0) say(`運営者の設定がないため、架空の値を表示しています: ${missing.join('、')}`)
  process.send?.({ ready: app.port })
}

/** Opens neither the build nor the database, which may both be replaced meanwhile. */
async function tellOfMaintenance(settings: Settings, port: number, until: Date): Promise<void> {
  const server = await serveMaintenance({
    port,
    host: settings.HOST,
    until,
    isProxied: settings.TRUSTED_PROXY_HOPS > 0,
    phone: process.env['OPERATOR_PHONE'],
  })
  stopOnSignal(() => server.close())
  logCrashes()
  logSecurity('sys_startup', { version: APP_VERSION, role: 'maintenance' })
  say(`メンテナンス中の案内を始めました: ${settings.APP_ORIGIN ?? `http://localhost:${server.port}`}`)
  process.send?.({ ready: server.port })
}

try {
  await serve()
} catch (error) {
  fail(error)
}
