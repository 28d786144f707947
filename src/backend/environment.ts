import * as v from 'valibot'
import type { FirebaseProject } from './account/tokens/firebase-project.ts'
import type { SearchEngine } from './listings/index/listing-search.ts'
import type { WebPush } from './delivery/web-push.ts'
import { sentryProject, type SentryProject } from './error-report/sentry.ts'
import { appLinksEntries, readAppLinks, type AppLinks } from './app-links-environment.ts'
import { readWebPush, webPushEntries } from './web-push-environment.ts'
import type { LineMessaging } from './delivery/line-messaging.ts'
import { lineEntries, readLine, type LineSettings } from './line-environment.ts'
import { isLoopbackUrl } from '../platform/server/loopback.ts'
import { mailEntries, readSmtp, type Smtp } from './mail-environment.ts'
import { firebaseEntries, readFirebase } from './firebase-environment.ts'
import type { FileSettings } from './files/file-store.ts'
import { readFileSettings, s3Entries } from './s3-environment.ts'

/** Invalid environment variables; the message is Japanese, for the operator. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max))

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value
const isMailAddress = (value: string) => /^[^\s@]+@[^\s@]+\.[\w-]+$/.test(value)
const isPostgresUrl = (value: string) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)

/** Whether a kind of people needs a second factor. */
const secondFactor = (name: string) =>
  v.pipe(
    v.optional(
      v.picklist(['optional', 'required'], `${name} は optional か required を指定してください。`),
      'optional',
    ),
    v.transform((word) => (word === 'required' ? 'REQUIRED' : 'OPTIONAL')),
  )

const schema = v.object({
  DATABASE_URL: v.pipe(
    v.string('DATABASE_URL が設定されていません。'),
    v.check(isPostgresUrl, 'DATABASE_URL は postgres:// で始まる接続先を指定してください。'),
  ),
  DATABASE_POOL: v.optional(wholeNumber(1, 200)),
  LISTING_SEARCH: v.optional(v.picklist(['index', 'postgres']), 'index'),
  /** Set by the start command when DATABASE_URL is the embedded database it has opened. */
  EMBEDDED_DATABASE: v.optional(v.picklist(['0', '1'])),
  /** Set by the start command, since the bundle cannot contain a worker's script. */
  DECODE_WORKER: v.optional(v.pipe(v.string(), v.url())),
  ALLOW_EMBEDDED_DB: v.optional(v.picklist(['0', '1'])),
  ROLE: v.optional(v.picklist(['web', 'worker', 'both']), 'both'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'METRICS_TOKEN は 16 文字以上にしてください。')),
  ),
  APP_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'APP_ORIGIN は https://example.com の形(末尾の / なし)で指定してください。'),
    ),
    'http://localhost:3000',
  ),
  CRAWLERS: v.optional(v.picklist(['on', 'off']), 'on'),
  NODE_ENV: v.optional(v.string(), 'development'),
  ...firebaseEntries,
  ...lineEntries,
  ...mailEntries,
  ...webPushEntries,
  ...appLinksEntries,
  /** Shown on pages as it is (`domain/operator`); here only if it is an address. */
  OPERATOR_MAIL: v.optional(v.string(), ''),
  ...s3Entries,
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (dsn) => sentryProject(dsn) !== null,
        'SENTRY_DSN は https://<公開鍵>@<ホスト>/<プロジェクト番号> の形で指定してください。',
      ),
    ),
  ),
  HOSPITAL_SECOND_FACTOR: secondFactor('HOSPITAL_SECOND_FACTOR'),
  STAFF_SECOND_FACTOR: secondFactor('STAFF_SECOND_FACTOR'),
  BANK_ACCOUNT_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => Buffer.from(text, 'base64')),
      v.check(
        (key) => key.length === 32,
        'BANK_ACCOUNT_KEY は 32 バイトの鍵を base64 で指定してください(例: openssl rand -base64 32)。',
      ),
    ),
  ),
})

export type ProcessRole = 'web' | 'worker' | 'both'

export type BackendEnvironment = {
  databaseUrl: string
  databasePool: number
  searchEngine: SearchEngine
  /** The database is embedded: no other process connects to it. */
  embedded: boolean
  /** Whether this process answers people (web), runs the jobs (worker), or both. */
  role: ProcessRole
  origin: string
  production: boolean
  /** Whether search engines may list the public pages. */
  crawlers: boolean
  appLinks: AppLinks
  /** Null: the operator has no mail address. */
  operatorMail: string | null
  firebase: FirebaseProject | null
  /** Null without log-in with LINE. */
  line: LineSettings | null
  /** Null without LINE messages. */
  lineMessaging: LineMessaging | null
  /** Null without web pushes. */
  webPush: WebPush | null
  files: FileSettings
  /** Undefined when mail is off. */
  smtp: Smtp | undefined
  /** Null: errors go to the log alone. */
  sentry: SentryProject | null
  /** Encryption key of bank accounts and second factors. */
  bankKey: Buffer | null
  /** Whether owners of hospitals need a second factor. */
  secondFactor: 'REQUIRED' | 'OPTIONAL'
  /** Whether our staff need a second factor. */
  staffSecondFactor: 'REQUIRED' | 'OPTIONAL'
  /** What readers of `/metrics` must bear. */
  metricsToken: string | null
  /** Worker script that makes uploaded files anew. */
  decodeWorker: URL | undefined
}

/** Parses the backend's environment variables. Throws an `EnvironmentError` that names every invalid one. */
export function readEnvironment(variables: Record<string, string | undefined>): BackendEnvironment {
  // An empty variable counts as unset: compose files cannot unset variables.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (!result.success) {
    const sentences = result.issues.map((issue) =>
      /[。]$/.test(issue.message) ? issue.message : `${v.getDotPath(issue)} の値が正しくありません。`,
    )
    throw new EnvironmentError([...new Set(sentences)].join('\n'))
  }
  const { output } = result
  const production = output.NODE_ENV === 'production'
  const embedded = output.EMBEDDED_DATABASE === '1'
  const firebase = readFirebase(output, production)
  if (typeof firebase === 'string') throw new EnvironmentError(firebase)
  if (production && output.APP_ORIGIN.startsWith('http:') && !isLoopbackUrl(output.APP_ORIGIN)) {
    throw new EnvironmentError(
      '本番の APP_ORIGIN は https:// で始まる必要があります(この機械の中だけで使う localhost を除く)。',
    )
  }
  if (production && embedded && output.ALLOW_EMBEDDED_DB !== '1') {
    throw new EnvironmentError(
      '本番では組み込みのデータベースを使えません。DATABASE_URL を指定するか、ALLOW_EMBEDDED_DB=1 を指定してください。',
    )
  }
  const lines = readLine(output)
  if (typeof lines === 'string') throw new EnvironmentError(lines)
  const webPush = readWebPush(output)
  if (typeof webPush === 'string') throw new EnvironmentError(webPush)
  const appLinks = readAppLinks(output)
  if (typeof appLinks === 'string') throw new EnvironmentError(appLinks)
  const smtp = readSmtp(output)
  if (typeof smtp === 'string') throw new EnvironmentError(smtp)
  const files = readFileSettings(output)
  if (typeof files === 'string') throw new EnvironmentError(files)
  for (const name of ['HOSPITAL_SECOND_FACTOR', 'STAFF_SECOND_FACTOR'] as const) {
    if (output[name] === 'REQUIRED' && !output.BANK_ACCOUNT_KEY) {
      throw new EnvironmentError(`${name}=required には、秘密の鍵を暗号化する BANK_ACCOUNT_KEY が必要です。`)
    }
  }
  return {
    ...lines,
    webPush,
    files,
    databaseUrl: output.DATABASE_URL,
    databasePool: output.DATABASE_POOL ?? (embedded ? 1 : 20),
    searchEngine: output.LISTING_SEARCH,
    embedded,
    role: output.ROLE,
    origin: output.APP_ORIGIN,
    production,
    crawlers: output.CRAWLERS === 'on',
    appLinks,
    operatorMail: isMailAddress(output.OPERATOR_MAIL) ? output.OPERATOR_MAIL : null,
    firebase,
    smtp,
    metricsToken: output.METRICS_TOKEN ?? null,
    sentry: output.SENTRY_DSN === undefined ? null : sentryProject(output.SENTRY_DSN),
    bankKey: output.BANK_ACCOUNT_KEY ?? null,
    secondFactor: output.HOSPITAL_SECOND_FACTOR,
    staffSecondFactor: output.STAFF_SECOND_FACTOR,
    decodeWorker: output.DECODE_WORKER === undefined ? undefined : new URL(output.DECODE_WORKER),
  }
}

/**
 * Whether this process may write demo data: in production, not to a server database unless a setting allows
 * it.
 */
export function mayHoldDemoData(): boolean {
  const { NODE_ENV, DATABASE_URL, ALLOW_DEMO_DATA } = process.env
  return NODE_ENV !== 'production' || !DATABASE_URL || ALLOW_DEMO_DATA === '1'
}
