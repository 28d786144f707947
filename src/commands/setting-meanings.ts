import type { backendEntries } from '../backend/environment/environment.ts'
import type { appEntries } from '../platform/server/environment.server.ts'
import type { commandEntries } from './command-entries.ts'

type SettingName = keyof typeof commandEntries | keyof typeof backendEntries | keyof typeof appEntries

type Meaning = {
  /** Where the schema has no default, or one that depends on others. */
  usually?: string
  meaning: string
}

const PARTY = 'when set, that party is called over the network instead of in process'
const OPERATOR = 'who runs the service, as pages name it (`../domain/operator/operator.ts`)'
const INVENTED = 'invented, marked so'
const S3 = 'of the S3-compatible store; needed as long as it holds a file'
const BY_START = 'set by the start commands for the app, not by hand'

/** Read by the build and by the commands' failures only, of any form. */
const OUTSIDE_SCHEMAS = {
  GIT_COMMIT_SHA: {
    usually: '`git rev-parse HEAD`',
    meaning: 'read by the build; named in analytics events',
  },
  DEBUG: { meaning: 'any value: an unexpected failure of a command shows its stack' },
} satisfies Record<string, Meaning>

/** What each setting means, in the order of the table that `npm run generate` makes of it. */
export const SETTING_MEANING: Readonly<Record<string, Meaning>> = {
  PORT: { meaning: 'where the server listens' },
  HOST: { meaning: 'the address on which it listens' },
  APP_ORIGIN: {
    usually: '`http://localhost:$PORT`',
    meaning: 'the public origin; other Hosts are refused, so a proxy must pass the Host on',
  },
  CRAWLERS: {
    meaning:
      '`off`: search engines list nothing of this server (robots.txt, `X-Robots-Tag`), for a server that is not the public one',
  },
  NODE_ENV: { usually: '`production`', meaning: '`npm run serve` is production always, `npm run dev` never' },
  DATABASE_URL: {
    usually: 'embedded',
    meaning:
      'a PostgreSQL server (15 or later, `C.UTF-8`), with `?sslmode=verify-full&sslrootcert=/ca.pem` by TLS; unset, the embedded database is used',
  },
  DATABASE_DIRECT_URL: {
    meaning:
      'the server itself, when `DATABASE_URL` is a pooler in transaction mode such as PgBouncer (see OPERATIONS.md)',
  },
  DATABASE_REPLICA_URL: {
    meaning: 'a read replica, for the searches of `LISTING_SEARCH=postgres` (see OPERATIONS.md)',
  },
  DATABASE_POOL: {
    usually: '20 (embedded: 1)',
    meaning: 'maximum pool size; a server has one more connection for health checks',
  },
  LISTING_SEARCH: {
    meaning: '`postgres`: searches by SQL alone, without an index per process, for many small processes',
  },
  ROLE: { meaning: '`web`: no jobs; `worker`: jobs, health checks and metrics only' },
  METRICS_TOKEN: { meaning: 'bearer that `/metrics` asks for; unset, it answers this machine only' },
  ACCESS_LOG: {
    usually: '`off`; `npm run serve`: `on`',
    meaning: '`on`: one line of the log for each request',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: { meaning: 'collector of traces (OTLP over HTTP)' },
  OTEL_SERVICE_NAME: { meaning: 'the name that traces carry' },
  ASSETS_DIR: {
    meaning:
      'folder that the processes of several machines share, with the scripts and styles of each version; see [how to run it](OPERATIONS.md)',
  },
  DATA_DIR: {
    usually: '`.data`',
    meaning: 'folder of the embedded database, of keys that are made, and of the Firebase emulator',
  },
  ALLOW_EMBEDDED_DB: {
    usually: 'set by `npm start`',
    meaning: 'production and `npm run serve` refuse the embedded database without it',
  },
  DEMO_DATA: {
    usually: '`1` for the embedded database',
    meaning:
      '`1` also fills a server database, and is required beyond loopback, with random passwords per start',
  },
  ALLOW_DEMO_DATA: {
    usually: 'set by `npm start`',
    meaning:
      '`1` allows demo data in a production server database; implied by `DEMO_DATA=1`, needed for other ways of filling',
  },
  TRUSTED_PROXY_HOPS: { meaning: 'number of trusted proxies in front (X-Forwarded-For)' },
  DRAIN_SECONDS: {
    usually: '5 (embedded: 1)',
    meaning: 'time for which `/readyz` answers 503 before connections are refused',
  },
  MAINTENANCE_UNTIL: { meaning: '`npm run serve` answers only that the service is back by then' },
  ACCOUNT_SERVER_URL: { meaning: PARTY },
  LISTINGS_GRAPHQL_URL: { meaning: PARTY },
  USER_SERVICE_URL: { meaning: PARTY },
  WORK_SERVICE_URL: { meaning: PARTY },
  STAFF_SERVICE_URL: { meaning: PARTY },
  HOSPITAL_CONSOLE_URL: { meaning: PARTY },
  CORE_SERVER_URL: { meaning: 'when set, analytics events go to `/collect` of this server' },
  ALERTS_URL: { meaning: 'when set, alerts are the public list at this address' },
  HOSPITAL_SERVICE_URL: {
    meaning: 'URL prefix of the hospitals’ own pages, followed by the hospital’s id',
  },
  LINE_CHANNEL_ID: {
    meaning: 'the LINE Login channel; unset, demo data brings a stand-in, other data has no log-in with LINE',
  },
  LINE_CHANNEL_SECRET: { meaning: 'its secret' },
  LINE_ISSUER: {
    meaning: 'the issuer of the ID tokens; the endpoints of any other issuer are found by discovery',
  },
  LINE_MESSAGING_TOKEN: {
    meaning: 'channel access token of LINE’s Messaging API, of the same provider; webhook `/line/webhook`',
  },
  LINE_MESSAGING_SECRET: { meaning: 'its secret' },
  LINE_MESSAGING_URL: { meaning: 'where the Messaging API is' },
  FIREBASE_PROJECT_ID: {
    meaning: 'a Firebase project of your own; its ID tokens count too, and browsers sign in to it',
  },
  FIREBASE_API_KEY: { meaning: 'its key for browsers' },
  FIREBASE_AUTH_DOMAIN: { meaning: 'its domain' },
  FIREBASE_SERVICE_ACCOUNT: {
    meaning: 'the JSON of a service account’s key; signs the custom tokens of signed-in doctors',
  },
  FIREBASE_AUTH_EMULATOR: {
    usually: '`off`; `npm run dev`: `on`',
    meaning: '`on` runs the emulator; only beside a demo (see the decisions), installed when first needed',
  },
  FIREBASE_AUTH_EMULATOR_PORT: { meaning: 'the port of the emulator' },
  FIREBASE_AUTH_EMULATOR_HOST: { meaning: 'an emulator that runs already, for development only' },
  SMTP_URL: { meaning: 'SMTP server for mails; unset, see the decision on the mail catcher' },
  MAIL_FROM: { meaning: 'the sender; required with `SMTP_URL`' },
  BANK_ACCOUNT_KEY: {
    usually: 'made in `DATA_DIR` by `npm start`',
    meaning:
      'encryption key of bank accounts, second factors and unsent forms, 32 bytes in base64; the same on all machines',
  },
  BANK_ACCOUNT_OTHER_KEY: {
    meaning: 'during a change of that key only: the other one of the old and the new key (see OPERATIONS.md)',
  },
  STAFF_SECOND_FACTOR: {
    meaning: '`required`: our staff have 14 days to set up a second factor, and then nothing else',
  },
  HOSPITAL_SECOND_FACTOR: {
    meaning: '`required`: owners of hospitals have 14 days to set up a second factor, and then nothing else',
  },
  FILE_STORE: {
    meaning: '`s3`: pictures and attachments go to an S3-compatible store, encrypted',
  },
  S3_ENDPOINT: { meaning: `base URL without the bucket ${S3}` },
  S3_BUCKET: { meaning: `bucket ${S3}` },
  S3_ACCESS_KEY_ID: { meaning: `key ${S3}` },
  S3_SECRET_ACCESS_KEY: { meaning: `secret key ${S3}` },
  S3_REGION: { meaning: 'the region that requests are signed for' },
  S3_PATH_STYLE: { meaning: '`0`: the bucket stands in the host name, not in the path' },
  WEB_PUSH_PUBLIC_KEY: {
    usually: 'made in `DATA_DIR` by `npm start`',
    meaning: 'public VAPID key of web pushes, base64url; the same on all machines',
  },
  WEB_PUSH_PRIVATE_KEY: { usually: 'made in `DATA_DIR` by `npm start`', meaning: 'the private one' },
  WEB_PUSH_SUBJECT: {
    usually: 'an invalid address',
    meaning: '`mailto:` or https URL that push services may ask; required with the keys',
  },
  ANDROID_APP_PACKAGE: {
    meaning: 'the Android app that may open our addresses and fill in our passwords',
  },
  ANDROID_APP_FINGERPRINTS: { meaning: 'the SHA-256 of its certificates, comma-separated' },
  APPLE_APP_IDS: { meaning: 'the same of iOS, comma-separated' },
  GOOGLE_ANALYTICS_ID: { meaning: 'third party that a visitor is asked about (`../domain/third-party`)' },
  GOOGLE_TAG_MANAGER_ID: { meaning: 'as before' },
  KARTE_API_KEY: { meaning: 'as before' },
  CHANNEL_TALK_PLUGIN_KEY: { meaning: 'the chat' },
  CHANNEL_TALK_SECRET_KEY: {
    meaning: 'its secret: proves user ids to the chat’s provider; set it with the key',
  },
  SENTRY_DSN: { meaning: 'errors are forwarded to Sentry by our server' },
  OPERATOR_NAME: { usually: INVENTED, meaning: `${OPERATOR}: its name` },
  OPERATOR_REPRESENTATIVE: { usually: INVENTED, meaning: 'its representative' },
  OPERATOR_ADDRESS: { usually: INVENTED, meaning: 'its address' },
  OPERATOR_LICENCE: { usually: INVENTED, meaning: 'the number of its licence' },
  OPERATOR_MANAGER: { usually: INVENTED, meaning: 'who is responsible for placements' },
  OPERATOR_MAIL: { usually: INVENTED, meaning: 'where complaints are mailed to' },
  OPERATOR_PHONE: { usually: INVENTED, meaning: 'the complaint desk’s number' },
  OPERATOR_HOURS: { usually: INVENTED, meaning: 'its hours' },
  OPERATOR_FEES: { usually: INVENTED, meaning: 'what hospitals pay' },
  OPERATOR_REFUNDS: { usually: INVENTED, meaning: 'what is paid back' },
  EMBEDDED_DATABASE: { meaning: BY_START },
  DECODE_WORKER: { meaning: BY_START },
  DEMO_AUTH_EMULATOR_URL: { meaning: BY_START },
  ...OUTSIDE_SCHEMAS,
} satisfies Record<SettingName | keyof typeof OUTSIDE_SCHEMAS, Meaning>
