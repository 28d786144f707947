import type { ApplicationState } from './application-words.ts'
import { WAITING_STATES } from './application-state.ts'

/** For so many days after the last work of an application its hospital may call the doctor. */
export const TELEPHONE_DAYS = 30

const DAY_MS = 86_400_000

/** What decides what a hospital may still see of a doctor for an application. */
export type AccessFacts = {
  state: ApplicationState
  /** When the last work that was not cancelled, or the contract, ends; null without one. */
  lastEnd: Date | null
  /** A regular contract has no last day yet, or it is still to come. */
  isRunning: boolean
}

const endsAfter = ({ state, lastEnd, isRunning }: AccessFacts, instant: number): boolean =>
  state === 'MATCHED' && (isRunning || (lastEnd !== null && lastEnd.getTime() > instant))

/** Whether the hospital opens the documents shared for an application: while it is open, and until the work is over. */
export const showsDocuments = (facts: AccessFacts, now: Date): boolean =>
  WAITING_STATES.some((state) => state === facts.state) || endsAfter(facts, now.getTime())

/** Whether the hospital reads the doctor's telephone number: from the match until `TELEPHONE_DAYS` after the last work. */
export const showsTelephone = (facts: AccessFacts, now: Date): boolean =>
  endsAfter(facts, now.getTime() - TELEPHONE_DAYS * DAY_MS)
