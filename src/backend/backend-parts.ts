import type { DescMessage, DescMethodUnary, MessageShape } from '@bufbuild/protobuf'
import type { Transport } from '@connectrpc/connect'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { AppLinks } from './environment/app-links-environment.ts'
import type { AccountOperation } from './account-api/account.graphql.ts'
import type { UnsentTexts } from './account/session/unsent-texts.ts'
import type { PasswordHashing } from './account/password/password.ts'
import type { FirebaseProject } from './account/token/firebase-project.ts'
import type { ReadEvent } from './telemetry/analytics-event.ts'
import type { EventBuffer } from './telemetry/event-buffer.ts'
import type { Database } from './database/client.ts'
import type { LineMessaging } from './delivery/line-messaging.ts'
import type { FileSettings } from './file/file-store.ts'
import type { BrowserError } from './error-report/error-report.handler.ts'
import type { LineSettings } from './account/line/line-environment.ts'
import type { JobEngine } from './jobs/job-engine.ts'
import type { WebPush } from './delivery/web-push.ts'
import type { SearchEngine } from './listing/index/listing-search.ts'
import type { Searches } from './listing/index/open-search.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { SendMail } from './mail/mail.job.ts'

export type BackendDeps = {
  database: Database
  clock: () => Date
  /** The public origin: issuer of our tokens, compared by the cross-site checks. */
  origin: string
  /** GraphQL: trusted documents only, no introspection. */
  production: boolean
  /** Left out: search engines may list the public pages. */
  crawlers?: boolean
  /** The apps that open our addresses; left out: none. */
  appLinks?: AppLinks
  /** Mail address of the operator; null or left out without one. */
  operatorMail?: string | null
  /** The Firebase project whose ID tokens are accepted too; null for none. */
  firebase: FirebaseProject | null
  /** Null or left out: no log-in with LINE. */
  line?: LineSettings | null
  /** Null or left out: no LINE messages. */
  lineMessaging?: LineMessaging | null
  /** Password hashing; created when omitted. */
  hashing?: PasswordHashing
  /** The implementation of searches; the in-memory index when omitted. */
  searchEngine?: SearchEngine
  /** A read replica for searches by PostgreSQL; null or left out for none. Closed with the database. */
  replica?: Database | null
  /** Null or left out: no web pushes. */
  webPush?: WebPush | null
  /** Encryption key of bank accounts and second factors; without one, none are stored. */
  bankKey?: Buffer | null
  /** Opens what is sealed too, and seals once the database says so: during a change of the key. */
  otherBankKey?: Buffer | null
  /** Whether owners of hospitals need a second factor; they may have one when omitted. */
  secondFactor?: 'REQUIRED' | 'OPTIONAL'
  /** Whether our staff need a second factor; they may have one when omitted. */
  staffSecondFactor?: 'REQUIRED' | 'OPTIONAL'
  /** Receives every error that is masked in the response. */
  report: (error: unknown, context: Record<string, unknown>) => void
  /** Worker script that makes uploaded files anew; `decode.worker.ts` when omitted. */
  decodeWorker?: URL | undefined
  /** Receives error reports of browsers; the log when omitted. */
  log?: (fields: BrowserError) => void
  /** PostgreSQL that other processes use too: their messages are heard of over it. Null for none. */
  listenUrl?: string | null
  /** What readers of `/metrics` must bear; null: only this machine may read them. */
  metricsToken?: string | null
  /** Where files are kept; the database when omitted. */
  files?: FileSettings
  /** Without it, mails stay in the outbox. */
  sendMail?: SendMail
}

type Handler = (request: Request) => Promise<Response>

export type Backend = {
  handlers: Record<
    | 'accountGraphql'
    | 'listingsGraphql'
    | 'connect'
    | 'twirp'
    | 'collect'
    | 'alerts'
    | 'errorReports'
    | 'documents'
    | 'accountData'
    | 'workCalendar'
    | 'paymentFiles'
    | 'calendarFeed'
    | 'workHoursCsv'
    | 'staffAuditFile'
    | 'messageEvents'
    | 'messageFiles'
    | 'unsubscribe'
    | 'jwks'
    | 'robots'
    | 'sitemap'
    | 'changePassword'
    | 'securityText'
    | 'assetLinks'
    | 'appleAppSite'
    | 'lineStart'
    | 'lineCallback'
    | 'lineUnlink'
    | 'lineSession'
    | 'lineWebhook'
    | 'livez'
    | 'metrics'
    | 'readyz',
    Handler
  >
  /**
   * The same contracts in process: operations and messages are passed as objects, without HTTP or
   * serialization.
   */
  inProcess: {
    account: (operation: AccountOperation) => Promise<{ result: ExecutionResult; setCookie: string[] }>
    listings: (operation: {
      document: DocumentNode
      variables?: Record<string, unknown>
      bearer: string | null
      address?: string
    }) => Promise<ExecutionResult>
    user: (bearer: string | null) => Transport
    /** Analytics events of this process; `accountId` is whose they are. */
    collect: (events: readonly ReadEvent[], accountId: string | null) => void
    /** Throws a TwirpError. */
    twirp: <I extends DescMessage, O extends DescMessage>(
      method: DescMethodUnary<I, O>,
      message: MessageShape<I>,
      bearer: string | null,
      address?: string,
    ) => Promise<MessageShape<O>>
  }
  /** What a form could not send because the session had ended, sealed for its account. */
  unsentTexts: UnsentTexts
  /** Analytics events that wait to be stored, and how many were stored or dropped. */
  analytics: Pick<EventBuffer, 'flush' | 'counts'>
  /** Whether what lists show to everybody is as it was. */
  shown: Pick<Searches, 'version' | 'closesNext'>
  /** Fills the search indexes before the first search. Never rejects. */
  warmSearch(): Promise<void>
  /** Counts for `/metrics`. */
  metrics: Pick<Metrics, 'count' | 'countRefused'>
  /** Deferred and scheduled jobs. */
  jobs: JobEngine
  /** Makes `/readyz` answer 503 from now on. */
  drain(): void
  close(): Promise<void>
}
