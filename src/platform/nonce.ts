import { createIsomorphicFn } from '@tanstack/react-start'
import { requestScope } from './server/request-scope.server.ts'

/** The request's CSP nonce on the server; in the browser the router reads it from the document. */
export const contentSecurityNonce = createIsomorphicFn()
  .server((): string | undefined => requestScope().nonce)
  .client((): string | undefined => undefined)
