import { startAuthEmulator, type AuthEmulator } from './auth-emulator/auth-emulator.ts'
import { startLineStandIn, type LineStandIn } from './line-stand-in/line-stand-in.ts'
import type { MailCatcher } from './mail-catcher.ts'
import { isOnLoopback, type Settings } from './settings.ts'
import { complain } from './terminal.ts'

const WARNING =
  'Firebase Auth エミュレーターを起動できませんでした。匿名ログインなど一部の機能は使えませんが、アプリは使えます。'

/** Whether the app is a demo on loopback: reachable from this machine only, with demo data only. */
const isDemoOf = (settings: Settings): boolean =>
  isOnLoopback(settings) && (!settings.DATABASE_URL || settings.DEMO_DATA === '1')

/**
 * Starts the Firebase Auth emulator if wanted; without it, the app works with a warning. Its tokens are
 * unsigned, so it runs for a demo on loopback only, and not together with a Firebase project.
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

/** Starts the stand-in for LINE with demo data, unless LINE is configured. */
export async function lineStandInIfWanted(
  settings: Settings,
  { hasDemoData }: { hasDemoData: boolean },
  origin: string,
): Promise<LineStandIn | undefined> {
  if (settings.LINE_CHANNEL_ID || !hasDemoData || !isOnLoopback(settings)) return undefined
  return startLineStandIn({ callback: `${origin}/line/callback`, webhook: `${origin}/line/webhook` })
}

/**
 * Starts the mail catcher for a demo on loopback, unless there is an SMTP_URL. Only there, because the reader
 * of a caught mail can take over its account.
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
