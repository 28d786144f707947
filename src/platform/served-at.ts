import { createIsomorphicFn } from '@tanstack/react-start'
import { nowMs } from './clock.ts'
import { requestScope } from './server/request-scope.server.ts'

/** The instant (milliseconds) of the request for a page, on the server; the browser reads it from the page. */
export const servedAt = createIsomorphicFn()
  .server((): number => requestScope().at)
  .client((): number => nowMs())
