import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../../domain/account/actor.ts'
import type { ApplicationState } from '../../../domain/application/application-words.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { Executor } from '../../database/client.ts'
import { application, applicationEvent, work } from '../../database/schema/work/application.ts'
import { LISTINGS, type ListingTable } from '../../database/open-listings.sql.ts'
import { freeSlot, slotTaken } from './application.store.ts'
import { listingOf, type ListingKey } from './listing-key.ts'

export type Decider = { accountId: string; memberId: string }

/** Whose application it is, read before any lock; null for an unknown one. */
export async function findParties(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
    })
    .from(application)
    .where(eq(application.id, id))
  return row ? { ...row, listing: listingOf(row) } : null
}

/** Statuses of a listing whose applicants may still be accepted: a pause and a deadline stop new ones only. */
const ACCEPTING = ['PUBLISHED', 'PAUSED', 'CLOSED'] as const

/** Condition: the listing has a slot for another applicant. */
export const isAccepting = (listing: ListingTable): SQL =>
  sql`(${inArray(listing.status, ACCEPTING)} and ${listing.filledSlots} < ${listing.slots})`

/** Conditional update: takes a slot for an applicant, FILLED with the last one; the listing's break, or null. */
export async function takeSlotFor(executor: Executor, { kind, id }: ListingKey): Promise<number | null> {
  const { listing } = LISTINGS[kind]
  const [taken] = await executor
    .update(listing)
    .set(slotTaken(listing))
    .where(and(eq(listing.id, id), isAccepting(listing)))
    .returning({ breakMinutes: listing.breakMinutes })
  return taken?.breakMinutes ?? null
}

/** Opening is the first step of a decision, and says to the doctor that the application was read. */
export async function openApplication(
  executor: Executor,
  { id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<boolean> {
  const opened = await executor
    .update(application)
    .set({ state: 'UNDER_REVIEW', readByHospitalAt: now })
    .where(and(eq(application.id, id), eq(application.state, 'APPLIED')))
    .returning({ id: application.id })
  if (opened.length === 0) return false
  const opening = { id, from: 'APPLIED', to: 'UNDER_REVIEW', actor: 'HOSPITAL' } as const
  await insertEvent(executor, { ...opening, memberId, now })
  return true
}

export type Transition = {
  id: string
  from: ApplicationState
  to: ApplicationState
  actor: Actor
  /** The member who acts for the hospital. */
  memberId?: string
  now: Date
}

export const insertEvent = (executor: Executor, { id, from, to, actor, memberId, now }: Transition) =>
  executor.insert(applicationEvent).values({
    applicationId: id,
    at: now,
    fromState: from,
    toState: to,
    actor,
    memberId,
  })

type Match = Transition & {
  application: {
    spotWorkId: number | null
    regularWorkId: number | null
    hospitalId: number
    doctorId: string
  }
  /** The terms that bind from now on. */
  terms: TermsSnapshot
  breakMinutes: number
}

/** Matches an application whose slot has been taken; with the work of a spot listing. */
export async function matchApplication(executor: Executor, match: Match): Promise<void> {
  const { id, terms, breakMinutes, now } = match
  const { spotWorkId, hospitalId, doctorId } = match.application
  await executor
    .update(application)
    .set({
      state: 'MATCHED',
      awaitsDoctor: false,
      slotNo: freeSlot(listingOf(match.application)),
      decidedAt: now,
      terms,
    })
    .where(eq(application.id, id))
  if (spotWorkId !== null)
    await executor.insert(work).values({
      spotWorkId,
      applicationId: id,
      hospitalId,
      doctorId,
      plannedStart: new Date(terms.startTime),
      plannedEnd: new Date(terms.endTime),
      breakMinutes,
      fee: terms.fee,
      createdAt: now,
    })
  await insertEvent(executor, match)
}
