/**
 * The one seam between the app and the bundled backend: a party's client takes its in-process handler from
 * here unless the party's URL is set.
 */
import { bundledBackend as backend } from '../backend/server.ts'
import { currentScope } from '../platform/server/request-scope.server.ts'

export { TwirpError } from '../backend/server.ts'

/** Counts the calls of a request, so that a page that has asked for anything personal is known. */
export const theBackend: typeof backend = () => {
  const scope = currentScope()
  if (scope) scope.asked.backend += 1
  return backend()
}
