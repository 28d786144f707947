import { startAuthEmulator, type AuthEmulator } from './auth-emulator/auth-emulator.ts'
import { startLineStandIn, type LineStandIn } from './line-stand-in/line-stand-in.ts'
import { logSecurity } from '../platform/log.server.ts'
import type { MailCatcher } from './mail-catcher.ts'
import { isOnLoopback, type Settings } from './settings.ts'
import { complain } from './terminal.ts'

const WARNING =
  'Firebase Auth エミュレーターを起動できませんでした。匿名ログインなど一部の機能は使えませんが、アプリは使えます。'

/** Whether nobody but this machine can reach what is started, and only demo data is behind it. */
const isDemoOf = (settings: Settings): boolean =>
  isOnLoopback(settings) && (!settings.DATABASE_URL || settings.DEMO_DATA === '1')

/**
 * The emulator or, with a warning, none: the app works without it. What it hands out is unsigned, so it runs beside a
 * demonstration on this machine only, and not beside a Firebase project of one's own.
 */
export async function emulatorIfWanted(settings: Settings): Promise<AuthEmulator | undefined> {
  if (settings.FIREBASE_AUTH_EMULATOR === 'off' || settings.FIREBASE_PROJECT_ID) return undefined
  if (!isDemoOf(settings)) return undefined
  try {
    const emulator = await startAuthEmulator(settings.FIREBASE_AUTH_EMULATOR_PORT, settings.DATA_DIR)
    void emulator.ready.then((isReady) => {
      if (!isReady) complain(WARNING)
    })
    return emulator
  } catch {
    complain(WARNING)
    return undefined
  }
}

/** In LINE's place, for who tries the app here: not where LINE is configured, nor beside data that is not a demo's. */
export async function lineStandInIfWanted(
  settings: Settings,
  { hasDemoData }: { hasDemoData: boolean },
  origin: string,
): Promise<LineStandIn | undefined> {
  if (settings.LINE_CHANNEL_ID || !hasDemoData || !isOnLoopback(settings)) return undefined
  return startLineStandIn({ callback: `${origin}/line/callback` })
}

/**
 * Keeps the mails of a demonstration on this machine, unless SMTP_URL sends them. Nowhere else: whoever reads a caught
 * mail can take over the account it is about.
 */
export async function mailCatcherIfWanted(settings: Settings): Promise<MailCatcher | undefined> {
  if (settings.SMTP_URL || !isDemoOf(settings)) return undefined
  try {
    const { startMailCatcher } = await import('./mail-catcher.ts')
    return await startMailCatcher()
  } catch {
    complain('メールを受け取る開発用のサーバーを起動できませんでした。メールは送られません。')
    return undefined
  }
}

/** The last words of a process that cannot go on: one line of the log, and an end that a supervisor notices. */
export function logCrashes(): void {
  const crash = (reason: string) => (error: unknown) => {
    logSecurity('sys_crash', { reason, error })
    process.exit(1)
  }
  process.on('uncaughtException', crash('uncaught exception'))
  process.on('unhandledRejection', crash('unhandled rejection'))
}

/** Who sends the signal kills after some time: 30 s are usual. */
const STOP_MS = 24_000

/**
 * Ends in order on the first signal, and whatever happens in time; a second one (npm passes Ctrl-C on a second time)
 * changes nothing.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    logSecurity('sys_shutdown')
    setTimeout(() => {
      complain('終了の処理が時間内に終わらなかったため、途中で終わります。')
      process.exit(1)
    }, STOP_MS)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logSecurity('sys_crash', { reason: 'shutdown', error })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
