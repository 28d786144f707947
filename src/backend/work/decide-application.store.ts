import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ApplicationState, DeclineReason } from '../../domain/application/application-words.ts'
import type { Executor } from '../database/client.ts'
import { application, applicationEvent, work } from '../database/schema/application.ts'
import { spotWork } from '../database/schema/spot-work.ts'
import { freeSlot } from './application.store.ts'

export type Decider = { accountId: string; memberId: string }

/** Whose application it is, read before any lock; null for an unknown one. */
export async function findParties(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      spotWorkId: application.spotWorkId,
    })
    .from(application)
    .where(eq(application.id, id))
  return row ?? null
}

/** Statuses of a listing whose applicants may still be accepted: a pause and a deadline stop new ones only. */
const ACCEPTING = ['PUBLISHED', 'PAUSED', 'CLOSED'] as const

/** Conditional update: takes a slot for an applicant, FILLED with the last one; the listing's break, or null. */
export async function takeSlotFor(executor: Executor, spotWorkId: number): Promise<number | null> {
  const [taken] = await executor
    .update(spotWork)
    .set({
      filledSlots: sql`${spotWork.filledSlots} + 1`,
      status: sql`case when ${spotWork.filledSlots} + 1 >= ${spotWork.slots} then 'FILLED' else ${spotWork.status} end`,
    })
    .where(
      and(
        eq(spotWork.id, spotWorkId),
        inArray(spotWork.status, ACCEPTING),
        lt(spotWork.filledSlots, spotWork.slots),
      ),
    )
    .returning({ breakMinutes: spotWork.breakMinutes })
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
  await insertEvent(executor, { id, from: 'APPLIED', to: 'UNDER_REVIEW', memberId, now, reason: null })
  return true
}

type Transition = {
  id: string
  from: ApplicationState
  to: ApplicationState
  memberId: string
  now: Date
  reason: string | null
}

const insertEvent = (executor: Executor, { id, from, to, memberId, now, reason }: Transition) =>
  executor.insert(applicationEvent).values({
    applicationId: id,
    at: now,
    fromState: from,
    toState: to,
    actor: 'HOSPITAL',
    memberId,
    reason,
  })

type Match = Transition & { spotWorkId: number; work: typeof work.$inferInsert }

/** Matches an application whose slot has been taken, and inserts its work. */
export async function matchApplication(executor: Executor, match: Match): Promise<void> {
  await executor
    .update(application)
    .set({ state: 'MATCHED', slotNo: freeSlot(match.spotWorkId), decidedAt: match.now })
    .where(eq(application.id, match.id))
  await executor.insert(work).values(match.work)
  await insertEvent(executor, match)
}

type Decline = Transition & { spotWorkId: number; declineReason: DeclineReason; note: string }

export async function declineApplication(executor: Executor, decline: Decline): Promise<void> {
  const { id, spotWorkId, declineReason, note, now } = decline
  await executor
    .update(application)
    .set({ state: 'DECLINED', declineReason, declineNote: note === '' ? null : note, decidedAt: now })
    .where(eq(application.id, id))
  await executor
    .update(spotWork)
    .set({ applicantCount: sql`greatest(${spotWork.applicantCount} - 1, 0)` })
    .where(eq(spotWork.id, spotWorkId))
  await insertEvent(executor, decline)
}
