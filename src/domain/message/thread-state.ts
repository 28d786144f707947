import { DAY_MS } from '../duration.ts'
import type { Role } from '../account/role.ts'
import type { WorkState } from '../application/application-words.ts'
import type { ListingStatus } from '../listing/listing-words.ts'

/** What decides whether a thread takes messages. */
export type ThreadSituation = {
  status: ListingStatus
  /** When the shift begins; null for regular work. */
  startTime: Date | null
  /** An application of the doctor waits for an answer. */
  isWaiting: boolean
  /** A contract runs, or a work of the doctor is neither paid nor over in another way. */
  isEngaged: boolean
  /** When the last work or contract ends; null without one. */
  lastEnd: Date | null
  /** The writer is a hospital that is suspended: only what has been agreed goes on. */
  isSuspended: boolean
}

/** States of a work about which nothing is left to be done. */
export const SETTLED_WORK_STATES = [
  'PAID',
  'CANCELLED_BY_DOCTOR',
  'CANCELLED_BY_HOSPITAL',
  'NO_SHOW',
] as const satisfies readonly WorkState[]

/** Questions about a settled work are answered for so long after its end. */
const AFTER_WORK_MS = 30 * DAY_MS

/**
 * Whether a thread takes messages: the listing or an application is open, a work or a contract runs or is unpaid, or
 * ended lately. It opens again when one of these begins.
 */
export function isThreadOpen(
  { status, startTime, isWaiting, isEngaged, lastEnd, isSuspended }: ThreadSituation,
  now: Date,
): boolean {
  const isListingOpen =
    (status === 'PUBLISHED' || status === 'PAUSED') && (startTime === null || startTime > now)
  if (isEngaged || (!isSuspended && (isListingOpen || isWaiting))) return true
  return lastEnd !== null && now.getTime() < lastEnd.getTime() + AFTER_WORK_MS
}

/** What a doctor's role allows; a question may be asked before applying. */
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
