import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { backendEntries, readEnvironment } from '../backend/environment/environment.ts'
import { readEnvironmentOfApp } from '../platform/server/environment.server.ts'
import { isLoopbackHost, isLoopbackUrl } from '../platform/server/loopback.ts'
import { choice, formed, origin, readVariables, wholeNumber } from '../platform/server/setting.ts'
import { doubtfulSettings } from './doubtful-settings.ts'
import { PROJECT } from './places.ts'
import { complain } from './terminal.ts'

/** The settings of the start commands; their meanings are in `setting-meanings.ts`. */
export const commandEntries = {
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  APP_ORIGIN: v.optional(origin()),
  DATABASE_URL: v.optional(v.string()),
  DATABASE_DIRECT_URL: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), join(PROJECT, '.data')),
  ASSETS_DIR: v.optional(v.string()),
  SMTP_URL: v.optional(v.string()),
  ALLOW_EMBEDDED_DB: v.optional(choice('0', '1')),
  ROLE: v.optional(choice('web', 'worker', 'both'), 'both'),
  DEMO_DATA: v.optional(choice('0', '1')),
  TRUSTED_PROXY_HOPS: v.optional(wholeNumber(0, 10), '0'),
  /** Until when, as is promised, pages say that the service is under maintenance; see production/maintenance.ts. */
  MAINTENANCE_UNTIL: v.optional(
    v.pipe(
      formed((text) => v.is(timestamp, text), '2026-11-26T05:00:00+09:00'),
      v.toDate(),
    ),
  ),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 15)),
  FIREBASE_PROJECT_ID: v.optional(v.string()),
  LINE_CHANNEL_ID: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR: v.optional(choice('on', 'off'), 'off'),
  FIREBASE_AUTH_EMULATOR_PORT: v.optional(wholeNumber(1, 65_535), '9099'),
}

const timestamp = v.pipe(v.string(), v.isoTimestamp())

const schema = v.object(commandEntries)

export type Settings = v.InferOutput<typeof schema>

/** Whether the app is reachable from this machine only. */
export const isOnLoopback = ({ APP_ORIGIN = 'http://localhost', HOST }: Settings): boolean =>
  isLoopbackUrl(APP_ORIGIN) && isLoopbackHost(HOST)

/**
 * Reads the commands' environment variables, and names those that nobody reads but that look like ours. Throws an
 * `EnvironmentError` that names every invalid one.
 */
export function readSettings(): Settings {
  for (const sentence of doubtfulSettings(process.env)) complain(sentence)
  const settings = readVariables(schema, process.env)
  return { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
}

const keySchema = v.object({
  BANK_ACCOUNT_KEY: backendEntries.BANK_ACCOUNT_KEY,
  BANK_ACCOUNT_OTHER_KEY: backendEntries.BANK_ACCOUNT_OTHER_KEY,
})

/** For commands that read no other setting of the app. Throws an `EnvironmentError` when a key is none. */
export const checkKeySettings = (): void => void readVariables(keySchema, process.env)

/** Reads all that the app will read, of which a wrong value would otherwise end it at its first request. */
export function checkAppSettings(): void {
  readEnvironmentOfApp(process.env)
  readEnvironment(process.env)
}
