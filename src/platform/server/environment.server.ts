import * as v from 'valibot'
import { isLoopbackUrl } from './loopback.ts'
import { choice, formed, matching, origin, readVariables, webUrl, type Variables } from './setting.ts'

const optionalUrl = v.optional(webUrl())
const optionalText = v.optional(v.string())

const isUuid = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text)

/** The settings of pages and of the parties behind them; their meanings are in `commands/setting-meanings.ts`. */
export const appEntries = {
  NODE_ENV: v.optional(choice('production', 'development', 'test'), 'development'),
  /** The public origin; cross-site checks compare the Origin header with it. */
  APP_ORIGIN: v.optional(origin(), 'http://localhost:3000'),
  /** `off`: search engines list nothing of this server. */
  CRAWLERS: v.optional(choice('on', 'off'), 'on'),
  /** If set, doctors can log in with LINE. */
  LINE_CHANNEL_ID: v.optional(v.string(), ''),
  LINE_ISSUER: v.optional(origin(), 'https://access.line.me'),
  // If a URL is set, that party is reached over the network; if not, the bundled backend is called in
  // process.
  ACCOUNT_SERVER_URL: optionalUrl,
  LISTINGS_GRAPHQL_URL: optionalUrl,
  USER_SERVICE_URL: optionalUrl,
  WORK_SERVICE_URL: optionalUrl,
  STAFF_SERVICE_URL: optionalUrl,
  HOSPITAL_CONSOLE_URL: optionalUrl,
  /** Base URL of the server that collects analytics events, at `/collect`. */
  CORE_SERVER_URL: optionalUrl,
  /** The public list of service alerts. */
  ALERTS_URL: optionalUrl,
  /** Base URL of the hospitals' own pages; a hospital's id is appended. */
  HOSPITAL_SERVICE_URL: optionalUrl,
  // Third parties (domain/third-party); each is off until its key is set, and none of the keys is a secret.
  GOOGLE_ANALYTICS_ID: v.optional(matching(/^G-[A-Z0-9]{4,20}$/, 'G-XXXXXXXXXX')),
  GOOGLE_TAG_MANAGER_ID: v.optional(matching(/^GTM-[A-Z0-9]{4,20}$/, 'GTM-XXXXXXX')),
  KARTE_API_KEY: v.optional(matching(/^[\w-]{8,64}$/, '[A-Za-z0-9_-]{8,64}')),
  CHANNEL_TALK_PLUGIN_KEY: v.optional(formed(isUuid, 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx')),
  /** Signs the user ids that the chat is booted with; never reaches a browser. */
  CHANNEL_TALK_SECRET_KEY: v.optional(matching(/^(?:[0-9a-f]{2}){16,64}$/i, '[0-9a-f]{32,128}')),
  SENTRY_DSN: optionalUrl,
  // Who runs the service (domain/operator); pages show what is unset as invented.
  OPERATOR_NAME: optionalText,
  OPERATOR_REPRESENTATIVE: optionalText,
  OPERATOR_ADDRESS: optionalText,
  OPERATOR_LICENCE: optionalText,
  OPERATOR_MANAGER: optionalText,
  OPERATOR_MAIL: optionalText,
  OPERATOR_PHONE: optionalText,
  OPERATOR_HOURS: optionalText,
  OPERATOR_FEES: optionalText,
  OPERATOR_REFUNDS: optionalText,
  // The browser's settings for Firebase sign-in; none of them is a secret.
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText,
  FIREBASE_AUTH_EMULATOR_HOST: optionalText,
  DEMO_AUTH_EMULATOR_URL: optionalUrl,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_SERVICE_NAME: v.optional(v.string(), 'dp-work'),
  ACCESS_LOG: v.optional(choice('on', 'off'), 'off'),
}

const schema = v.object(appEntries)

export type Environment = v.InferOutput<typeof schema>

let parsed: Environment | undefined

/** The app's environment variables, parsed once. Throws an `EnvironmentError` that names the invalid ones. */
export const environment = (): Environment => (parsed ??= readEnvironmentOfApp(process.env))

/** The same, of any variables, remembering nothing: for a start, which refuses wrong ones before it serves. */
export const readEnvironmentOfApp = (variables: Variables): Environment => readVariables(schema, variables)

/** Where traces are sent; undefined without tracing. Apart from the others, since commands without them trace too. */
export const traceCollector = (): string | undefined =>
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined

export const tracedServiceName = (): string => process.env['OTEL_SERVICE_NAME'] || 'dp-work'

/** Whether every request is a line of the log. */
export const logsRequests = (): boolean => process.env['ACCESS_LOG'] === 'on'

/**
 * Whether this process serves people by http on their own machine. Not before an `APP_ORIGIN` says so: what is relaxed
 * there may be relaxed nowhere else.
 */
export function isOnLoopbackHttp(): boolean {
  const origin = process.env['APP_ORIGIN'] ?? ''
  return origin.startsWith('http:') && URL.canParse(origin) && isLoopbackUrl(origin)
}
