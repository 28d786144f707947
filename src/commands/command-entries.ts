import { join } from 'node:path'
import * as v from 'valibot'
import { choice, formed, origin, wholeNumber } from '../platform/server/setting.ts'
import { PROJECT } from './places.ts'

const timestamp = v.pipe(v.string(), v.isoTimestamp())

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
