import { isLocalDemo } from '../backend/firebase-environment.ts'
import { startAuthEmulator, type AuthEmulator } from './auth-emulator.ts'
import { startLineStandIn, type LineStandIn } from './line-stand-in.ts'
import type { MailCatcher } from './mail-catcher.ts'
import type { Settings } from './settings.ts'

const WARNING =
  'Firebase Auth エミュレーターを起動できませんでした。匿名ログインなど一部の機能は使えませんが、アプリは使えます。'

/** Whether nobody but this machine can reach what is started, and only demo data is behind it. */
const isDemoOf = ({ APP_ORIGIN = 'http://localhost', HOST, DATABASE_URL, DEMO_DATA }: Settings): boolean =>
  isLocalDemo({ origin: APP_ORIGIN, host: HOST, hasDemoData: !DATABASE_URL || DEMO_DATA === '1' })

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
      if (!isReady) console.error(WARNING)
    })
    return emulator
  } catch {
    console.error(WARNING)
    return undefined
  }
}

/** In LINE's place, for who tries the app: not where LINE is configured, nor beside data that is not a demo's. */
export async function lineStandInIfWanted(
  { LINE_CHANNEL_ID }: Settings,
  { hasDemoData }: { hasDemoData: boolean },
  origin: string,
): Promise<LineStandIn | undefined> {
  if (LINE_CHANNEL_ID || !hasDemoData) return undefined
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
    console.error('メールを受け取る開発用のサーバーを起動できませんでした。メールは送られません。')
    return undefined
  }
}

/** Ends in order on the first signal; a second one (npm passes Ctrl-C on a second time) changes nothing. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
