import * as v from 'valibot'
import { isLoopbackUrl } from './loopback.ts'

const optionalUrl = v.optional(v.pipe(v.string(), v.url()))

const schema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  /** The public origin; cross-site checks compare the Origin header with it. */
  APP_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3000'),
  /** `off`: search engines list nothing of this server. */
  CRAWLERS: v.optional(v.picklist(['on', 'off']), 'on'),
  /** If set, doctors can log in with LINE. */
  LINE_CHANNEL_ID: v.optional(v.string(), ''),
  LINE_ISSUER: v.pipe(
    v.optional(v.string(), ''),
    v.transform((issuer) => issuer || 'https://access.line.me'),
    v.url(),
  ),
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
  GOOGLE_ANALYTICS_ID: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/))),
  GOOGLE_TAG_MANAGER_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,20}$/))),
  KARTE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  CHANNEL_TALK_PLUGIN_KEY: v.optional(v.pipe(v.string(), v.uuid())),
  /** Signs the user ids that the chat is booted with; never reaches a browser. */
  CHANNEL_TALK_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,64}$/i))),
  SENTRY_DSN: optionalUrl,
  // Who runs the service (domain/operator); pages show what is unset as invented.
  OPERATOR_NAME: v.optional(v.string()),
  OPERATOR_REPRESENTATIVE: v.optional(v.string()),
  OPERATOR_ADDRESS: v.optional(v.string()),
  OPERATOR_LICENCE: v.optional(v.string()),
  OPERATOR_MANAGER: v.optional(v.string()),
  OPERATOR_MAIL: v.optional(v.string()),
  OPERATOR_PHONE: v.optional(v.string()),
  OPERATOR_HOURS: v.optional(v.string()),
  OPERATOR_FEES: v.optional(v.string()),
  OPERATOR_REFUNDS: v.optional(v.string()),
  // The browser's settings for Firebase sign-in; none of them is a secret.
  FIREBASE_PROJECT_ID: v.optional(v.string()),
  FIREBASE_API_KEY: v.optional(v.string()),
  FIREBASE_AUTH_DOMAIN: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(v.string()),
  DEMO_AUTH_EMULATOR_URL: optionalUrl,
})

export type Environment = v.InferOutput<typeof schema>

let parsed: Environment | undefined

/** The app's environment variables, parsed once. Throws an error that names the invalid ones. */
export function environment(): Environment {
  if (!parsed) {
    // An empty variable counts as unset: shells and compose files can set a variable but not unset it.
    const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
    const result = v.safeParse(schema, given)
    if (!result.success) {
      const names = result.issues.map((issue) => v.getDotPath(issue)).join(', ')
      throw new Error(`環境変数の値が正しくありません: ${names}`)
    }
    parsed = result.output
  }
  return parsed
}

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
