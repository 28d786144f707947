import { substitutePolicyOf } from '../../../domain/listing/terms/contract-text.ts'
import { randomUUID } from 'node:crypto'
import { replyDue } from '../../../domain/application/application-state.ts'
import { hoursBefore } from '../../../domain/cancellation/cancellation-tier.ts'
import {
  LATEST_HOURS,
  LATEST_OFF_HOURS,
  type StartSearchOutcome,
  type StopSearchOutcome,
} from '../../../domain/work/substitute.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { lockListing } from '../core/application-end.store.ts'
import type { LockedWork, WorkPlace } from '../core/work-place.store.ts'
import { insertDateListing, withdrawDateListing } from '../core/date-listing.store.ts'
import { releaseDate } from './release-date.service.ts'
import { dateNotice, searcherNotice, wantedNotice } from './substitute-notice.ts'
import {
  endSearch,
  findOpenSearch,
  findSearched,
  findSubstitutes,
  hasCome,
  insertSearch,
  isToCome,
  type SubstituteSearch,
} from '../core/substitute.store.ts'

/**
 * A substitute (代診) for one date of a regular contract, as its terms say. Each function needs the locks of doctor and
 * work; the listing that is made for the date is locked after them, since no other doctor's transaction holds this work.
 */

type Locked = { place: WorkPlace; work: LockedWork }

const TAKEN = '代診の先生が決まったため、この日は代診になりました。'
const OFF = '契約の条件により代診が不要なため、この日はお休みになりました。'

/** SELF: a listing of one slot with the hours and the pay of the date, and those who could take over are told. */
async function offerDate(tx: Executor, { place, work }: Locked, now: Date): Promise<StartSearchOutcome> {
  const spotWorkId = await insertDateListing(tx, work.id, now)
  if (spotWorkId === null) return 'CLOSED'
  const searched = await findSearched(tx, spotWorkId)
  const { doctorId, hospitalId } = place
  const asked = await findSubstitutes(tx, {
    ...searched,
    doctorId,
    spotWorkId,
    hospitalId,
    start: work.plannedStart,
    end: work.plannedEnd,
    now,
  })
  const id = randomUUID()
  await insertSearch(tx, {
    id,
    workId: work.id,
    doctorId,
    spotWorkId,
    asked: asked.length,
    requestedAt: now,
  })
  const wanted = asked.map((one) => wantedNotice(place, spotWorkId, one))
  await orderNotices(tx, [...wanted, dateNotice('SUBSTITUTE_DATE_SOUGHT', place, id)], now)
  return 'STARTED'
}

/** HOSPITAL: it is asked to arrange the substitute. */
async function askHospital(tx: Executor, { place, work }: Locked, now: Date): Promise<StartSearchOutcome> {
  const id = randomUUID()
  await insertSearch(tx, {
    id,
    workId: work.id,
    doctorId: place.doctorId,
    asked: 0,
    requestedAt: now,
    answerDueAt: replyDue(now, work.plannedStart),
  })
  await orderNotices(tx, [dateNotice('SUBSTITUTE_DATE_ASKED', place, id)], now)
  return 'ASKED'
}

/** NONE_NEEDED: the date is off, and the hospital is told. */
async function takeOff(tx: Executor, { place, work }: Locked, now: Date): Promise<StartSearchOutcome> {
  const id = randomUUID()
  const { doctorId } = place
  await insertSearch(tx, {
    id,
    workId: work.id,
    doctorId,
    state: 'OFF',
    asked: 0,
    requestedAt: now,
    endedAt: now,
  })
  const search = { id, requestedAt: now }
  await releaseDate(tx, { place, work, search, words: OFF, to: 'CANCELLED' }, now)
  await orderNotices(tx, [dateNotice('SUBSTITUTE_DATE_OFF', place, id)], now)
  return 'OFF'
}

const WAYS = {
  SELF: { begin: offerDate, latestHours: LATEST_HOURS },
  HOSPITAL: { begin: askHospital, latestHours: LATEST_HOURS },
  NONE_NEEDED: { begin: takeOff, latestHours: LATEST_OFF_HOURS },
} as const

/** Begins what the terms of the contract say about an absence. */
export async function startForDate(tx: Executor, locked: Locked, now: Date): Promise<StartSearchOutcome> {
  const { place, work } = locked
  if (!isToCome(work)) return 'ENDED'
  const { begin, latestHours } = WAYS[substitutePolicyOf(place.terms)]
  return hoursBefore(work.plannedStart, now) < latestHours ? 'TOO_LATE' : begin(tx, locked, now)
}

/** Ends an open search: its listing goes with it. */
async function end(
  tx: Executor,
  search: SubstituteSearch,
  how: Parameters<typeof endSearch>[2],
): Promise<void> {
  await endSearch(tx, search.id, how)
  if (search.spotWorkId !== null) await withdrawDateListing(tx, search.spotWorkId, how.now)
}

const lockDateListing = async (tx: Executor, { spotWorkId }: SubstituteSearch) => {
  if (spotWorkId !== null) await lockListing(tx, { kind: 'spot', id: spotWorkId })
}

/** The doctor stops searching or asking: the work stands. */
export async function stopForDate(
  tx: Executor,
  { place }: Locked,
  search: SubstituteSearch,
  now: Date,
): Promise<StopSearchOutcome> {
  await lockDateListing(tx, search)
  if (await hasCome(tx, search)) return 'FOUND'
  await end(tx, search, { state: 'STOPPED', actor: 'DOCTOR', now })
  await orderNotices(tx, [dateNotice('SUBSTITUTE_DATE_STOPPED', place, search.id)], now)
  return 'STOPPED'
}

/** The work of a date has been cancelled otherwise: nobody takes over any longer, unless somebody has. */
export async function stopDateSearch(tx: Executor, workId: string, now: Date): Promise<void> {
  const search = await findOpenSearch(tx, workId)
  if (!search) return
  await lockDateListing(tx, search)
  const isTaken = await hasCome(tx, search)
  const how = { state: 'STOPPED', actor: 'SYSTEM', now } as const
  await (isTaken ? endSearch(tx, search.id, how) : end(tx, search, how))
}

/** A substitute has come: the date is worked by somebody else, and the contract stands. */
export async function substituteDate(
  tx: Executor,
  { place, work, search, memberId }: Locked & { search: SubstituteSearch; memberId?: string },
  now: Date,
): Promise<void> {
  const of = { place, work, search, words: TAKEN, ...(memberId !== undefined && { memberId }) }
  await releaseDate(tx, { ...of, to: 'SUBSTITUTED' }, now)
  const notices = [
    searcherNotice('SUBSTITUTE_DATE_FOUND', place, search.id),
    dateNotice('SUBSTITUTE_DATE_TAKEN', place, search.id),
  ]
  await orderNotices(tx, notices, now)
}

/** The job's part: a substitute has come, or nobody until the deadline. */
export async function endDateSearch(
  tx: Executor,
  { place, work, search }: Locked & { search: SubstituteSearch },
  now: Date,
): Promise<void> {
  await lockDateListing(tx, search)
  // Nobody is released from a work that has begun, even if the job was down until then.
  const isComing = work.plannedStart > now && mayWorkFollow(work.state, 'CANCELLED_BY_DOCTOR', 'SYSTEM')
  const isTaken = await hasCome(tx, search)
  if (isComing && isTaken) {
    await endSearch(tx, search.id, { state: 'FOUND', actor: 'SYSTEM', now })
    return substituteDate(tx, { place, work, search }, now)
  }
  if (isComing && (await isStillOpen(tx, search, now))) return
  const how = { state: 'LAPSED', actor: 'SYSTEM', now } as const
  await (isTaken ? endSearch(tx, search.id, how) : end(tx, search, how))
  await orderNotices(tx, [searcherNotice('SUBSTITUTE_NOT_FOUND', place, search.id)], now)
}

/** Whether somebody may still come: the job may have read the search before it was answered. */
async function isStillOpen(tx: Executor, search: SubstituteSearch, now: Date): Promise<boolean> {
  if (search.spotWorkId === null) return search.answerDueAt !== null && search.answerDueAt > now
  const { applicationDeadline, status } = await findSearched(tx, search.spotWorkId)
  return applicationDeadline > now && status !== 'CLOSED' && status !== 'WITHDRAWN'
}
