import { randomUUID } from 'node:crypto'
import { hoursBefore } from '../../../domain/cancellation/cancellation-tier.ts'
import {
  LATEST_HOURS,
  START_SEARCH_OUTCOME,
  STOP_SEARCH_OUTCOME,
  type StartSearchOutcome,
} from '../../../domain/work/substitute.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { lockListing } from '../core/application-end.store.ts'
import { findPlace, type LockedWork, lockWork } from '../core/work-place.store.ts'
import { mayCancel, type OfWork } from '../core/doctor-command.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { startForDate, stopForDate } from './date-substitute.service.ts'
import { hospitalNotice, wantedNotice } from './substitute-notice.ts'
import {
  endSearch,
  findOpenSearch,
  findSearched,
  findSubstitutes,
  hasCome,
  isOfListing,
  isToCome,
  openSlot,
  returnSlot,
  type Searched,
} from '../core/substitute.store.ts'

type SearchCommand = DoctorCommand<OfWork>

/** The doctor's work with its locks, in the order doctor, listing, work; null for any other work. */
async function lockOwn(tx: Executor, { doctorId, request: { workId } }: SearchCommand) {
  const place = await findPlace(tx, workId)
  if (place?.doctorId !== doctorId) return null
  await lockListing(tx, place.listing)
  const work = await lockWork(tx, workId)
  return work && { place, work }
}

/** Why no search may begin now; null when one may. */
function refusalOf(work: LockedWork, searched: Searched, now: Date): StartSearchOutcome | null {
  if (!isToCome(work)) return 'ENDED'
  const isLate = hoursBefore(work.plannedStart, now) < LATEST_HOURS || searched.applicationDeadline <= now
  if (isLate) return 'TOO_LATE'
  const isOffered = searched.status === 'FILLED' || searched.status === 'PUBLISHED'
  return isOffered && !searched.isHiringPaused ? null : 'CLOSED'
}

/**
 * Begins the doctor's search for a substitute: of a spot work the listing offers one slot more, and those who could take
 * over are told; of a date of a contract its terms decide (`startForDate`). Idempotent by key.
 */
export const startSearch = doctorCommand(
  { operation: 'startSearch', words: START_SEARCH_OUTCOME },
  async (tx, command: SearchCommand, status) => {
    if (!mayCancel(status)) return 'NOT_ALLOWED'
    const { doctorId, now } = command
    const locked = await lockOwn(tx, command)
    if (!locked) return 'NOT_FOUND'
    const { place, work } = locked
    if (await findOpenSearch(tx, work.id)) return 'ALREADY_OPEN'
    if (place.scheduleId !== null) return startForDate(tx, locked, now)
    const spotWorkId = place.listing.id
    const searched = await findSearched(tx, spotWorkId)
    const refusal = refusalOf(work, searched, now)
    if (refusal) return refusal
    const { hospitalId, plannedStart: start, plannedEnd: end } = place
    const asked = await findSubstitutes(tx, {
      ...searched,
      doctorId,
      spotWorkId,
      hospitalId,
      start,
      end,
      now,
    })
    const id = randomUUID()
    await openSlot(tx, {
      id,
      workId: work.id,
      doctorId,
      spotWorkId,
      asked: asked.length,
      requestedAt: now,
    })
    const wanted = asked.map((one) => wantedNotice(place, spotWorkId, one))
    await orderNotices(tx, [...wanted, hospitalNotice('SUBSTITUTE_SOUGHT', place)], now)
    return 'STARTED'
  },
)

/** Ends the doctor's search: the work stands, the slot is not offered any longer. Idempotent by key. */
export const stopSearch = doctorCommand(
  { operation: 'stopSearch', words: STOP_SEARCH_OUTCOME },
  async (tx, command: SearchCommand, status) => {
    if (!mayCancel(status)) return 'NOT_ALLOWED'
    const { now } = command
    const locked = await lockOwn(tx, command)
    if (!locked) return 'NOT_FOUND'
    const open = await findOpenSearch(tx, locked.work.id)
    if (!open) return 'ALREADY_ENDED'
    if (locked.place.scheduleId !== null) return stopForDate(tx, locked, open, now)
    if (!isOfListing(open)) return 'ALREADY_ENDED'
    if (await hasCome(tx, open)) return 'FOUND'
    await endSearch(tx, open.id, { state: 'STOPPED', actor: 'DOCTOR', now })
    await returnSlot(tx, open.spotWorkId)
    return 'STOPPED'
  },
)
