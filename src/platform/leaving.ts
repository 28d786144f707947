import { nowMs } from './clock.ts'

/** A form that the browser posts by itself has brought its page by then, or never will. */
const LEAVING_MS = 60_000

let leavingSince = Number.NEGATIVE_INFINITY

/** The browser posts a form by itself: the answer is the next page. */
export function noteLeaving(): void {
  leavingSince = nowMs()
}

/** The page has come back from the browser's history. */
export function noteStay(): void {
  leavingSince = Number.NEGATIVE_INFINITY
}

/**
 * Whether the browser is on its way to the page after a post, such as a log-out: a reload or a redirect of this page would
 * stop it there, and lead to the log-in instead.
 */
export const isLeaving = (): boolean => nowMs() - leavingSince < LEAVING_MS
