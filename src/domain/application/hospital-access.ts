import { DAY_MS } from '../duration.ts'
import type { ApplicationState } from './application-words.ts'
import { WAITING_STATES } from './application-state.ts'

/** For so many days after the last work of an application its hospital may call the doctor. */
export const TELEPHONE_DAYS = 30

/** What decides what a hospital may still see of a doctor for an application. */
export type AccessFacts = {
  state: ApplicationState
  /** When the last work that was not cancelled, or the contract, ends; null without one. */
  lastEnd: Date | null
  /** A regular contract has no last day yet, or it is still to come. */
  isRunning: boolean
}

/** What decides, beside the day on which it was sent, whether a hospital still opens a file that a doctor has sent in a thread. */
export type ThreadFacts = Pick<AccessFacts, 'lastEnd' | 'isRunning'> & {
  /** An application to the listing, of which the hospital knows, waits for its answer. */
  isWaiting: boolean
}

/**
 * Whether the hospital opens a file that a doctor has sent in a thread: while an application waits or a contract runs, and
 * `TELEPHONE_DAYS` after the last work, or after it was sent.
 */
export const showsSentFile = (
  { isWaiting, isRunning, lastEnd }: ThreadFacts,
  sentAt: Date,
  now: Date,
): boolean =>
  isWaiting ||
  isRunning ||
  [lastEnd, sentAt].some((at) => at !== null && at.getTime() + TELEPHONE_DAYS * DAY_MS > now.getTime())

const endsAfter = ({ state, lastEnd, isRunning }: AccessFacts, instant: number): boolean =>
  state === 'MATCHED' && (isRunning || (lastEnd !== null && lastEnd.getTime() > instant))

/** Whether the hospital opens the documents shared for an application: while it is open, and until the work is over. */
export const showsDocuments = (facts: AccessFacts, now: Date): boolean =>
  WAITING_STATES.some((state) => state === facts.state) || endsAfter(facts, now.getTime())

/** Whether the hospital reads the doctor's telephone number: from the match until `TELEPHONE_DAYS` after the last work. */
export const showsTelephone = (facts: AccessFacts, now: Date): boolean =>
  endsAfter(facts, now.getTime() - TELEPHONE_DAYS * DAY_MS)
