import { nowMs } from '../clock.ts'
import { currentScope } from './request-scope.server.ts'

/** A stream is a request too, and has to notice that a session has ended. */
const READ_MS = 2_000

/**
 * What a page and the calls that it makes need in common, such as who is asking: found once by a request that only reads,
 * within two seconds of its beginning. Found anew by each call of every other request, and outside of requests.
 */
export function onceInRead<Found>(key: string, find: () => Promise<Found>): Promise<Found> {
  const scope = currentScope()
  if (!scope?.isRead || nowMs() - scope.at > READ_MS) return find()
  const known = scope.memo.get(key)
  if (known instanceof Promise) return known
  const found = find()
  scope.memo.set(key, found)
  return found
}
