import type { Shown } from '../../../contract/plain.ts'
import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { listingNumber, regularListingNumber } from '../../../domain/listing/listing-number.ts'
import type { ListingStatus as Status } from '../../../domain/listing/listing-words.ts'
import { civilDay, hoursText } from '../../../domain/text/shift-text.ts'
import { isPlannedWork } from '../../../domain/work/work-state.ts'

/** What a listing needs of its hospital, the most urgent first. */
export const SLOT_STATE = {
  TO_ANSWER: '回答待ち',
  OPEN: '募集中',
  PAUSED: '一時停止',
  STAFFED: '決定',
  ENDED: '募集終了',
} as const
export type SlotState = keyof typeof SLOT_STATE

type Situation = { status: Status; waiting: number; slotsLeft: number; isStaffed: boolean }

function slotState({ status, waiting, slotsLeft, isStaffed }: Situation): SlotState {
  if (waiting > 0) return 'TO_ANSWER'
  if (status === 'PUBLISHED' && slotsLeft > 0) return 'OPEN'
  if (status === 'PAUSED' && slotsLeft > 0) return 'PAUSED'
  return isStaffed ? 'STAFFED' : 'ENDED'
}

/** A listing of the calendar. */
export function calendarListingView(listing: Shown<'dp.hospital.CalendarListing'>) {
  const { spotWorkId, regularWorkId, title, slots, filledSlots, waiting, status, conflicts } = listing
  const { startTime: start, endTime: end } = listing
  const slotsLeft = Math.max(0, slots - filledSlots)
  const works = listing.works.map((work) => ({
    ...work,
    state: WORK_STATE[work.state],
    isPlanned: isPlannedWork(work.state),
  }))
  const ref =
    regularWorkId === '' ? listingNumber(Number(spotWorkId)) : regularListingNumber(Number(regularWorkId))
  return {
    /** A regular listing is there on every date of its contracts, and a shift beside it where a work was moved. */
    key: `${ref}-${start}-${end}`,
    ref,
    day: civilDay(start),
    hours: hoursText(start, end),
    title,
    slotsLeft,
    waiting,
    works,
    conflicts,
    state: slotState({ status, waiting, slotsLeft, isStaffed: works.length > 0 }),
  }
}
export type CalendarListingView = ReturnType<typeof calendarListingView>
