import type { Role } from '../account/role.ts'
import { isWaiting } from '../application/apply-action.ts'
import type { ApplicationState } from '../application/application-words.ts'
import type { ListingStatus } from '../listing/listing-words.ts'

/** What decides whether a thread takes messages. */
export type ThreadSituation = {
  status: ListingStatus
  /** When the shift begins; null for regular work. */
  startTime: Date | null
  /** The doctor's latest application to the listing; null without one. */
  applicationState: ApplicationState | null
  /** When its work ends; null without one. */
  workEnd: Date | null
}

/** Questions about a work are answered for so long after its end. */
const AFTER_WORK_MS = 30 * 86_400_000

/** Whether a thread takes messages: the listing or an application is open, or the work is not long over. */
export function isThreadOpen(
  { status, startTime, applicationState, workEnd }: ThreadSituation,
  now: Date,
): boolean {
  const isListingOpen =
    (status === 'PUBLISHED' || status === 'PAUSED') && (startTime === null || startTime > now)
  if (isListingOpen || (applicationState !== null && isWaiting(applicationState))) return true
  return workEnd !== null && now.getTime() < workEnd.getTime() + AFTER_WORK_MS
}

/** What a doctor's role allows (product reference 2.1); a question may be asked before applying. */
const RIGHT: Record<Role, 'WRITE' | 'READ' | 'NONE'> = {
  Anonymous: 'NONE',
  PreRegistered: 'NONE',
  Initial: 'NONE',
  InReviewDoctor: 'NONE',
  MedicalLicenseVerified: 'WRITE',
  TrustedDoctor: 'WRITE',
  BannedDoctor: 'READ',
}

/** What the caller may do in a thread: `CLOSED` may be read. */
export type ThreadRight = 'WRITE' | 'CLOSED' | 'READ' | 'NONE'

const within = (right: 'WRITE' | 'READ' | 'NONE', isOpen: boolean): ThreadRight =>
  right === 'WRITE' && !isOpen ? 'CLOSED' : right

export const doctorRight = (role: Role, isOpen: boolean): ThreadRight => within(RIGHT[role], isOpen)

export const memberRight = (mayWrite: boolean, isOpen: boolean): ThreadRight =>
  within(mayWrite ? 'WRITE' : 'READ', isOpen)
