import { AsyncLocalStorage } from 'node:async_hooks'
import { nowMs } from '../clock.ts'
import type { Round } from './together.server.ts'

/** Values of one request, available to all code that runs for it (AsyncLocalStorage). */
export type RequestScope = {
  /** Shown to the doctor and logged, so that a report can be matched with the log. */
  requestId: string
  nonce: string
  /** The client's address, by which rate limits count. */
  client: string
  /** The instant of the request, in milliseconds. */
  at: number
  /** Calls of the bundled backend, and those of them whose answer is the same for everybody. */
  asked: { backend: number; forEverybody: number }
  /** Whether texts are served with their phrases marked. */
  marksPhrases?: boolean
  /** Set once the caller is authenticated. */
  accountId?: string
  /** Set for a request that only reads (`onceInRead`). */
  isRead?: boolean
  /** What a request that only reads asks the database at once (`asPartOfRead`). */
  round?: Round
  /** Cache of this request, for example of the caller's ID token. */
  memo: Map<unknown, unknown>
}

/** Key in `memo`, set when the middleware of a server function has run. */
export const SERVER_FUNCTION_RAN = Symbol('server function ran')

/** Key in `memo`, set when a dependency (database, remote party) was unavailable. */
export const OUTAGE_SEEN = Symbol('outage seen')

/** Key in `memo`, the status of a page whose loader was refused. */
export const PAGE_REFUSED = Symbol('page refused')

/**
 * Key in `memo`, the status of a page that renders without a fault: 403 when the caller may not see it, 404 when what it is
 * about is not there, 410 of what has ended.
 */
export const PAGE_STATUS = Symbol('page status')

type OfRequest = Pick<RequestScope, 'requestId' | 'nonce' | 'client'> & Partial<RequestScope>

/** The scope of a request that begins now. */
export const beginScope = (request: OfRequest): RequestScope => ({
  at: nowMs(),
  asked: { backend: 0, forEverybody: 0 },
  memo: new Map(),
  ...request,
})

const storage = new AsyncLocalStorage<RequestScope>()

export const runInRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run)

/** Undefined outside a request: at start-up and in background jobs. */
export const currentScope = (): RequestScope | undefined => storage.getStore()

export function requestScope(): RequestScope {
  const scope = storage.getStore()
  if (!scope) throw new Error('no request is being answered')
  return scope
}
