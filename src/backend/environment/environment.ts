import * as v from 'valibot'
import type { FirebaseProject } from '../account/token/firebase-project.ts'
import type { SearchEngine } from '../listing/index/listing-search.ts'
import type { WebPush } from '../delivery/web-push.ts'
import { sentryProject, type SentryProject } from '../error-report/sentry.ts'
import { appLinksEntries, readAppLinks, type AppLinks } from './app-links-environment.ts'
import { readWebPush, webPushEntries } from './web-push-environment.ts'
import type { LineMessaging } from '../delivery/line-messaging.ts'
import { lineEntries, readLine, type LineSettings } from '../account/line/line-environment.ts'
import { isLoopbackUrl } from '../../platform/server/loopback.ts'
import {
  choice,
  EnvironmentError,
  formed,
  origin,
  readVariables,
  wholeNumber,
  type Variables,
} from '../../platform/server/setting.ts'
import { mailEntries, readSmtp, type Smtp } from './mail-environment.ts'
import { firebaseEntries, readFirebase } from './firebase-environment.ts'
import type { FileSettings } from '../file/file-store.ts'
import { readFileSettings, s3Entries } from './s3-environment.ts'

const isMailAddress = (value: string) => /^[^\s@]+@[^\s@]+\.[\w-]+$/.test(value)
const isPostgresUrl = (value: string) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)
const isSentryDsn = (value: string) => sentryProject(value) !== null
const isBankKey = (value: string) => Buffer.from(value, 'base64').length === 32

const KEY_FORM = 'openssl rand -base64 32'

/** 32 bytes in base64. */
const bankKey = v.pipe(
  v.string(),
  v.check(isBankKey, `32 バイトの鍵を base64 で(例: ${KEY_FORM})`),
  v.transform((text) => Buffer.from(text, 'base64')),
  v.metadata({ form: `as of ${KEY_FORM}` }),
)

/** Whether a kind of people needs a second factor. */
const secondFactor = v.pipe(
  v.optional(choice('optional', 'required'), 'optional'),
  v.transform((word) => (word === 'required' ? 'REQUIRED' : 'OPTIONAL')),
)

/** The settings of the servers; their meanings are in `commands/setting-meanings.ts`. */
export const backendEntries = {
  DATABASE_URL: v.pipe(
    v.string('DATABASE_URL が設定されていません。'),
    v.check(isPostgresUrl, 'postgres:// で始まる接続先を'),
    v.metadata({ form: 'postgres://user:password@host:5432/database' }),
  ),
  DATABASE_DIRECT_URL: v.optional(
    formed(isPostgresUrl, 'postgres://user:password@host:5432/database', 'postgres:// で始まる接続先を'),
  ),
  DATABASE_REPLICA_URL: v.optional(
    formed(isPostgresUrl, 'postgres://user:password@host:5432/database', 'postgres:// で始まる接続先を'),
  ),
  DATABASE_POOL: v.optional(wholeNumber(1, 200)),
  LISTING_SEARCH: v.optional(choice('index', 'postgres'), 'index'),
  /** Set by the start command when DATABASE_URL is the embedded database it has opened. */
  EMBEDDED_DATABASE: v.optional(choice('0', '1')),
  /** Set by the start command, since the bundle cannot contain a worker's script. */
  DECODE_WORKER: v.optional(v.pipe(v.string(), v.url())),
  ALLOW_EMBEDDED_DB: v.optional(choice('0', '1')),
  ROLE: v.optional(choice('web', 'worker', 'both'), 'both'),
  METRICS_TOKEN: v.optional(formed((token) => token.length >= 16, '16 characters or more', '16 文字以上で')),
  APP_ORIGIN: v.optional(origin(), 'http://localhost:3000'),
  CRAWLERS: v.optional(choice('on', 'off'), 'on'),
  NODE_ENV: v.optional(choice('production', 'development', 'test'), 'development'),
  ...firebaseEntries,
  ...lineEntries,
  ...mailEntries,
  ...webPushEntries,
  ...appLinksEntries,
  /** Shown on pages as it is (`domain/operator`); here only if it is an address. */
  OPERATOR_MAIL: v.optional(v.string(), ''),
  ...s3Entries,
  SENTRY_DSN: v.optional(formed(isSentryDsn, 'https://<key>@<host>/<number>')),
  HOSPITAL_SECOND_FACTOR: secondFactor,
  STAFF_SECOND_FACTOR: secondFactor,
  BANK_ACCOUNT_KEY: v.optional(bankKey),
  BANK_ACCOUNT_OTHER_KEY: v.optional(bankKey),
}

const schema = v.object(backendEntries)

export type ProcessRole = 'web' | 'worker' | 'both'

export type BackendEnvironment = {
  databaseUrl: string
  /** The server itself, when `databaseUrl` is a pooler in transaction mode. */
  directUrl: string | null
  /** A read replica, for searches by PostgreSQL. */
  replicaUrl: string | null
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
  /** The other key, during a change of the key. */
  otherBankKey: Buffer | null
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
export function readEnvironment(variables: Variables): BackendEnvironment {
  const output = readVariables(schema, variables)
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
  if (output.DATABASE_REPLICA_URL && output.LISTING_SEARCH !== 'postgres')
    throw new EnvironmentError(
      'DATABASE_REPLICA_URL は、LISTING_SEARCH=postgres のときの検索だけに使います。LISTING_SEARCH=postgres も指定してください。',
    )
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
    directUrl: output.DATABASE_DIRECT_URL ?? null,
    replicaUrl: output.DATABASE_REPLICA_URL ?? null,
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
    otherBankKey: output.BANK_ACCOUNT_OTHER_KEY ?? null,
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
