import { nowMs } from '../clock.ts'
import { currentScope } from './request-scope.server.ts'
import { currentPart } from './together.server.ts'

/** A stream is a request too, and has to notice that a session has ended. */
const READ_MS = 2_000

/**
 * What a page and the calls that it makes need in common, such as who is asking: found once by a request that only reads,
 * within two seconds of its beginning. Found anew by each call of every other request, and outside of requests.
 */
export function onceInRead<Found>(key: string, find: () => Promise<Found>): Promise<Found> {
  const memo = memoOfRead()
  if (!memo) return find()
  const known = memo.get(key)
  if (known instanceof Promise) {
    // Another part of a page may have asked for it.
    return currentPart()?.wait(known) ?? known
  }
  const found = find()
  memo.set(key, found)
  return found
}

/** What has been found with something else, for whoever asks for it by `onceInRead` during the same read. */
export function keepInRead(key: string, found: unknown): void {
  memoOfRead()?.set(key, Promise.resolve(found))
}

/** Whether `onceInRead` would remember now. */
export const isReading = (): boolean => memoOfRead() !== undefined

function memoOfRead() {
  const scope = currentScope()
  return scope?.isRead && nowMs() - scope.at <= READ_MS ? scope.memo : undefined
}
