import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { isLoopbackHost, isLoopbackUrl } from '../platform/server/loopback.ts'
import { StartFailure } from './start-failure.ts'

export const PROJECT = resolve(import.meta.dirname, '../..')

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(from), v.maxValue(to))

const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  APP_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), join(PROJECT, '.data')),
  SMTP_URL: v.optional(v.string()),
  ALLOW_EMBEDDED_DB: v.optional(v.picklist(['0', '1'])),
  ROLE: v.optional(v.picklist(['web', 'worker', 'both']), 'both'),
  DEMO_DATA: v.optional(v.picklist(['0', '1'])),
  TRUSTED_PROXY_HOPS: v.optional(wholeNumber(0, 10), '0'),
  /** Until when, as is promised, pages say that the service is under maintenance; see production/maintenance.ts. */
  MAINTENANCE_UNTIL: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.toDate())),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 15)),
  FIREBASE_PROJECT_ID: v.optional(v.string()),
  LINE_CHANNEL_ID: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR: v.optional(v.picklist(['on', 'off']), 'off'),
  FIREBASE_AUTH_EMULATOR_PORT: v.optional(wholeNumber(1, 65_535), '9099'),
})

export type Settings = v.InferOutput<typeof schema>

/** Whether the app is reachable from this machine only. */
export const isOnLoopback = ({ APP_ORIGIN = 'http://localhost', HOST }: Settings): boolean =>
  isLoopbackUrl(APP_ORIGIN) && isLoopbackHost(HOST)

/** Reads the commands' environment variables. Throws `StartFailure`, which names every invalid one. */
export function readSettings(): Settings {
  // An empty variable counts as unset: compose files cannot unset variables.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (result.success) return { ...result.output, DATA_DIR: resolve(result.output.DATA_DIR) }
  const names = [...new Set(result.issues.map((issue) => v.getDotPath(issue)))].join('、')
  throw new StartFailure(`環境変数の値が正しくありません: ${names}`)
}
