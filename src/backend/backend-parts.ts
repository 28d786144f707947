import type { DescMessage, DescMethodUnary, MessageShape } from '@bufbuild/protobuf'
import type { Transport } from '@connectrpc/connect'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { AccountOperation } from './account/account.graphql.ts'
import type { PasswordHashing } from './account/passwords/password.ts'
import type { FirebaseProject } from './account/tokens/firebase-project.ts'
import type { Database } from './database/client.ts'
import type { BrowserError } from './error-report/error-report.handler.ts'
import type { LineSettings } from './environment.ts'
import type { JobEngine } from './jobs/job-engine.ts'
import type { SearchEngine } from './listings/index/listing-search.ts'
import type { SendMail } from './mail/mail.job.ts'

export type BackendDeps = {
  database: Database
  clock: () => Date
  /** The origin doctors see: issuer of our tokens, and what cross-site checks compare with. */
  origin: string
  /** Trusted documents only, no introspection. */
  production: boolean
  /** The Firebase project whose ID tokens count too; null for none. */
  firebase: FirebaseProject | null
  /** Null or left out: no log-in with LINE. */
  line?: LineSettings | null
  /** Checks and hashes passwords; left out, one of its own does. */
  hashing?: PasswordHashing
  /** What answers searches; left out, the index. */
  searchEngine?: SearchEngine
  /** Seals bank accounts; null or left out: none are kept. */
  bankKey?: Buffer | null
  /** Hears every error a caller is not told. */
  report: (error: unknown, context: Record<string, unknown>) => void
  /** The script that decodes JPEGs; left out, the one beside the sources. */
  jpegWorker?: URL | undefined
  /** Takes what browsers report, an event each; left out, the log does. */
  log?: (fields: BrowserError) => void
  /** Unset, mails wait in the outbox until somebody sends them. */
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
    | 'jwks'
    | 'lineStart'
    | 'lineCallback'
    | 'lineUnlink'
    | 'lineSession'
    | 'livez'
    | 'readyz',
    Handler
  >
  /** The same contracts without HTTP; an operation or message is neither printed nor parsed. */
  inProcess: {
    account: (operation: AccountOperation) => Promise<{ result: ExecutionResult; setCookie: string[] }>
    listings: (operation: {
      document: DocumentNode
      variables?: Record<string, unknown>
      bearer: string | null
      address?: string
    }) => Promise<ExecutionResult>
    user: (bearer: string | null) => Transport
    /** Throws a TwirpError. */
    twirp: <I extends DescMessage, O extends DescMessage>(
      method: DescMethodUnary<I, O>,
      message: MessageShape<I>,
      bearer: string | null,
    ) => Promise<MessageShape<O>>
  }
  /** Fills the search indexes, so that the first who searches need not wait. Never rejects. */
  warmSearch(): Promise<void>
  /** All that runs later or again. */
  jobs: JobEngine
  /** /readyz says no from now on. */
  drain(): void
  close(): Promise<void>
}
