import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to one request and has to be found from anywhere below it. */
export type RequestScope = {
  /** Shown to the doctor and written to the log, so that both can be matched. */
  requestId: string
  nonce: string
  /** The client's address, as limits know it. */
  client: string
  /** Once somebody has proved who they are. */
  accountId?: string
  /** Values worked out once per request, e.g. who is asking. */
  memo: Map<unknown, unknown>
}

/** In `memo` once a server function's middleware has been reached. */
export const SERVER_FUNCTION_RAN = Symbol('server function ran')

/** In `memo` once something failed because a part the app depends on is away. */
export const OUTAGE_SEEN = Symbol('outage seen')

/** In `memo` once it is known that the page asked for is not for who asks: it is shown with 403. */
export const PAGE_FORBIDDEN = Symbol('page forbidden')

const storage = new AsyncLocalStorage<RequestScope>()

export const runInRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run)

/** Undefined outside a request: at the start, or in what runs in the background. */
export const currentScope = (): RequestScope | undefined => storage.getStore()

export function requestScope(): RequestScope {
  const scope = storage.getStore()
  if (!scope) throw new Error('no request is being answered')
  return scope
}
