import { hospital } from '../../database/schema/hospital/hospital.ts'
import { and, eq, desc } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { work, application } from '../../database/schema/work/application.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { agreedCarfare } from './agreed-carfare.sql.ts'
import { listingOf } from './listing-key.ts'
import type { WorkState } from '../../../domain/application/application-words.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'

/** What a work belongs to, which never changes: for the locks. Null for an unknown work. */
export async function findPlace(executor: Executor, workId: string) {
  const [row] = await executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      applicationId: application.id,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      scheduleId: regularWorkSchedule.id,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      breakMinutes: work.breakMinutes,
      terms: application.terms,
      carfare: agreedCarfare,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .where(eq(work.id, workId))
  return row ? { ...row, listing: listingOf(row) } : null
}

export type WorkPlace = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** Locks the work until the end of the transaction. */
export async function lockWork(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      id: work.id,
      state: work.state,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      breakMinutes: work.breakMinutes,
      fee: work.fee,
    })
    .from(work)
    .where(eq(work.id, id))
    .for('update')
  return row ?? null
}

export type LockedWork = NonNullable<Awaited<ReturnType<typeof lockWork>>>
export async function setWorkState(executor: Executor, id: string, state: WorkState): Promise<void> {
  await executor.update(work).set({ state }).where(eq(work.id, id))
}

/** The undecided request of a work. The caller must hold the lock of the work. */
export async function findPending(executor: Executor, workId: string) {
  const [row] = await executor
    .select()
    .from(cancellation)
    .where(and(eq(cancellation.workId, workId), eq(cancellation.decision, 'PENDING')))
  return row ?? null
}

/** A doctor’s works as planned, for the export of own data. */
export const ownPlannedWorks = async (executor: Executor, doctorId: string) => ({
  勤務: await executor
    .select({
      病院: hospital.name,
      状態: work.state,
      開始: work.plannedStart,
      終了: work.plannedEnd,
      休憩分: work.breakMinutes,
      給与: work.fee,
    })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(work.plannedStart)),
})
