import type { HospitalStanding } from './standing-words.ts'
import type { Actor } from '../account/actor.ts'
import type { ListingStatus } from './listing-words.ts'

/** The states that may follow, each with its actors. */
type Transitions = Readonly<Partial<Record<ListingStatus, readonly Actor[]>>>

/** Both ways to end a listing: 募集終了 leaves its applications to be answered, 取り下げ ends them. */
const ENDS: Transitions = { CLOSED: ['HOSPITAL'], WITHDRAWN: ['HOSPITAL'] }

/** A match fills the last slot: the doctor's application (選考なし) or the hospital's acceptance. */
const FILLING: Transitions = { FILLED: ['DOCTOR', 'HOSPITAL'] }

/**
 * State machine of a listing. What a new hospital publishes is PAUSED until our staff have
 * approved it (`listing-review.ts`). What the hospital has not confirmed in time is paused by a job (`confirmation.ts`). A filled listing reopens when a match is undone, or when
 * the hospital adds slots; after the deadline it closes instead.
 */
const LISTING_TRANSITIONS: Readonly<Record<ListingStatus, Transitions>> = {
  DRAFT: { PUBLISHED: ['HOSPITAL'], PAUSED: ['SYSTEM'] },
  PUBLISHED: { PAUSED: ['HOSPITAL', 'SYSTEM'], ...FILLING, ...ENDS },
  PAUSED: { PUBLISHED: ['HOSPITAL', 'OPERATOR'], ...FILLING, ...ENDS },
  FILLED: { PUBLISHED: ['DOCTOR', 'HOSPITAL'], CLOSED: ['DOCTOR', 'HOSPITAL'], WITHDRAWN: ['HOSPITAL'] },
  CLOSED: {},
  WITHDRAWN: {},
}

/** What a member does to a published listing, beside editing it. */
export const LISTING_CHANGE = {
  PAUSE: { label: '一時停止する', to: 'PAUSED' },
  RESUME: { label: '募集を再開する', to: 'PUBLISHED' },
  CLOSE: { label: '募集を終える', to: 'CLOSED' },
  WITHDRAW: { label: '取り下げる', to: 'WITHDRAWN' },
} as const satisfies Record<string, { label: string; to: ListingStatus }>
export type ListingChange = keyof typeof LISTING_CHANGE

/** The state after a change by the hospital; null where the change is not allowed. Only a pause is resumed. */
export function statusAfter(status: ListingStatus, change: ListingChange): ListingStatus | null {
  const { to } = LISTING_CHANGE[change]
  if (change === 'RESUME' && status !== 'PAUSED') return null
  return LISTING_TRANSITIONS[status][to]?.includes('HOSPITAL') ? to : null
}

/** The state of a listing that a hospital publishes. */
export const statusPublishedBy = (standing: HospitalStanding): ListingStatus =>
  standing === 'NEW' ? 'PAUSED' : 'PUBLISHED'

/** The state after the hospital has edited the number of slots. */
export function statusWithSlots(status: ListingStatus, filled: number, slots: number): ListingStatus {
  if (filled >= slots) return 'FILLED'
  return status === 'FILLED' ? 'PUBLISHED' : status
}

/** The groups of a hospital's list, with their labels. */
export const LISTING_SHELF = {
  DRAFT: '下書き',
  OPEN: '掲載中',
  PAUSED: '停止中',
  FILLED: '充足',
  ENDED: '終了',
} as const
export type ListingShelf = keyof typeof LISTING_SHELF

/** Whether the hospital may edit the listing. */
export const mayEdit = (status: ListingStatus): boolean =>
  status === 'PUBLISHED' || status === 'PAUSED' || status === 'FILLED'
