import { reportError } from '../../../platform/faults/report-error.ts'
import { tokenReady } from '../../session/token-ready.ts'
import { recordListingClickFn } from './tracking.functions.ts'

/** How long the token, and then the record, may take in milliseconds: both only serve our own statistics. */
const PATIENCE_MS = { token: 6_000, record: 3_000 }

/** The request goes on after the page is left. */
const keptAlive: typeof fetch = (address, init) => fetch(address, { ...init, keepalive: true })

/**
 * Waits for the token and then records the click. Without a token in time, or on a page that is left, the
 * click is recorded as nobody's, since the cookie may be another person's. Never rejects.
 */
export async function recordVisit(visit: { pathname: string; search: string }): Promise<void> {
  const isTokenReady = await tokenReady(PATIENCE_MS.token)
  if (!isTokenReady) {
    const cause = new Error('ActivityLogger: do not have idTokenInitialized')
    reportError(new Error(`ActivityLogger: show-listing-detail: ${cause.message}`, { cause }), 'activity')
  }
  await recordListingClickFn({
    data: { ...visit, isTokenReady },
    signal: AbortSignal.timeout(PATIENCE_MS.record),
    fetch: keptAlive,
  }).catch(() => undefined)
}
