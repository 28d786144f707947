import { DEMO_PROJECT_ID } from '../backend/environment/firebase-environment.ts'
import { DECODE_WORKER } from '../backend/file/worker-run.ts'
import type { AppDatabase } from './app-database.ts'
import type { AuthEmulator } from './auth-emulator/auth-emulator.ts'
import type { LineStandIn } from './line-stand-in/line-stand-in.ts'
import type { MailCatcher } from './mail-catcher.ts'
import type { Settings } from './settings.ts'

/** Sets the app's environment variables; call it before the app's first request, which reads them once. */
export function setAppEnvironment(
  settings: Settings,
  {
    origin,
    database,
    emulator,
    line,
    mails,
  }: {
    origin: string
    database: AppDatabase
    emulator: AuthEmulator | undefined
    /** The stand-in for LINE; undefined when the environment configures LINE, or there is none. */
    line: LineStandIn | undefined
    mails: MailCatcher | undefined
  },
): void {
  process.env['APP_ORIGIN'] = settings.APP_ORIGIN ?? origin
  process.env['DATABASE_URL'] = settings.DATABASE_URL ?? database.url
  process.env['DECODE_WORKER'] = DECODE_WORKER.href
  if (database.isEmbedded) {
    process.env['EMBEDDED_DATABASE'] = '1'
    process.env['ALLOW_EMBEDDED_DB'] = '1'
    process.env['DATABASE_POOL'] = '1'
  }
  if (line) {
    process.env['LINE_CHANNEL_ID'] = line.channelId
    process.env['LINE_CHANNEL_SECRET'] = line.channelSecret
    process.env['LINE_ISSUER'] = line.issuer
    process.env['LINE_MESSAGING_TOKEN'] = line.messaging.accessToken
    process.env['LINE_MESSAGING_SECRET'] = line.messaging.secret
    process.env['LINE_MESSAGING_URL'] = line.issuer
  }
  if (mails) {
    process.env['SMTP_URL'] = mails.url
    process.env['MAIL_FROM'] ||= 'DPワーク <no-reply@dp-work.invalid>'
  }
  // Not FIREBASE_AUTH_EMULATOR_HOST, which production refuses: it makes every verifier accept unsigned
  // tokens.
  if (emulator) {
    process.env['DEMO_AUTH_EMULATOR_URL'] = emulator.url
    process.env['FIREBASE_PROJECT_ID'] = DEMO_PROJECT_ID
    process.env['FIREBASE_API_KEY'] = 'demo'
  }
}
