import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { TypedItems } from '../../../domain/work/terms-notice.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import {
  conditionNotice,
  conditionNoticeDue,
  hospitalCommonTerms,
} from '../../database/schema/doctor/condition-notice.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { isSpotWorkOf } from '../core/application-end.store.ts'
import { isCurrentNotice } from '../core/current-notice.sql.ts'

export type NoticeRow = typeof conditionNotice.$inferSelect

/** Applications whose notice may have to be issued. */
export const findDue = (executor: Executor, limit: number) =>
  executor
    .select({ applicationId: application.id, doctorId: application.doctorId })
    .from(conditionNoticeDue)
    .innerJoin(application, eq(application.id, conditionNoticeDue.applicationId))
    .limit(limit)

/** What a notice is made of, and its last version. The caller must hold the lock of the doctor. */
export async function findSource(executor: Executor, applicationId: string, now: Date) {
  const [row] = await executor
    .select({
      applicationId: application.id,
      state: application.state,
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      terms: application.terms,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      common: hospitalCommonTerms.items,
      last: conditionNotice,
      /** A work to show the notice at: the spot work, or the next date of a contract. */
      workId: sql<
        string | null
      >`(select next.id from ${work} next where next.application_id = ${application.id}
        and next.state not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL') order by next.planned_end < ${now.toISOString()}::timestamptz, next.planned_start limit 1)`,
    })
    .from(application)
    .leftJoin(work, isSpotWorkOf)
    .leftJoin(hospitalCommonTerms, eq(hospitalCommonTerms.hospitalId, application.hospitalId))
    .leftJoin(conditionNotice, isCurrentNotice)
    .where(eq(application.id, applicationId))
  return row ?? null
}
export type NoticeSource = NonNullable<Awaited<ReturnType<typeof findSource>>>

export async function deleteDue(executor: Executor, applicationId: string): Promise<void> {
  await executor.delete(conditionNoticeDue).where(eq(conditionNoticeDue.applicationId, applicationId))
}

/** Notices of the hospital that wait for an item are looked at again. */
export async function addWaitingAsDue(executor: Executor, hospitalId: number): Promise<void> {
  await executor
    .insert(conditionNoticeDue)
    .select(
      executor
        .select({ applicationId: conditionNotice.applicationId })
        .from(conditionNotice)
        .where(
          and(
            eq(conditionNotice.hospitalId, hospitalId),
            eq(conditionNotice.isCurrent, true),
            isNull(conditionNotice.issuedAt),
          ),
        ),
    )
    .onConflictDoNothing()
}

type Written = Pick<NoticeRow, 'lines' | 'typed' | 'missing' | 'issuedAt' | 'issuedBy'>

export async function insertVersion(
  executor: Executor,
  row: Written &
    Pick<NoticeRow, 'applicationId' | 'number' | 'doctorId' | 'hospitalId' | 'createdAt' | 'delivery'>,
): Promise<void> {
  await executor
    .update(conditionNotice)
    .set({ isCurrent: false })
    .where(and(eq(conditionNotice.applicationId, row.applicationId), eq(conditionNotice.isCurrent, true)))
  await executor.insert(conditionNotice).values(row)
}

export async function updateNotice(
  executor: Executor,
  id: string,
  change: Partial<Written & Pick<NoticeRow, 'delivery' | 'acknowledgedAt' | 'handedOverAt' | 'handedOverBy'>>,
): Promise<void> {
  await executor.update(conditionNotice).set(change).where(eq(conditionNotice.id, id))
}

/** A version of an application's notice, or with 0 the last one. */
export async function findTermsNotice(
  executor: Executor,
  applicationId: string,
  number = 0,
): Promise<NoticeRow | null> {
  const [row] = await executor
    .select()
    .from(conditionNotice)
    .where(
      and(
        eq(conditionNotice.applicationId, applicationId),
        number === 0 ? eq(conditionNotice.isCurrent, true) : eq(conditionNotice.number, number),
      ),
    )
  return row ?? null
}

/** Numbers of the versions that were issued, the newest first. */
export async function findVersions(executor: Executor, applicationId: string): Promise<number[]> {
  const rows = await executor
    .select({ number: conditionNotice.number })
    .from(conditionNotice)
    .where(and(eq(conditionNotice.applicationId, applicationId), isNotNull(conditionNotice.issuedAt)))
    .orderBy(desc(conditionNotice.number))
  return rows.map(({ number }) => number)
}

/** The doctor's notices to acknowledge, each at the first work of its contract that has not ended. */
export const findToAcknowledge = (
  executor: Executor,
  { doctorId, now, limit }: { doctorId: string; now: Date; limit: number },
) =>
  executor
    .selectDistinctOn([conditionNotice.applicationId], {
      workId: work.id,
      hospitalName: hospital.name,
      startTime: work.plannedStart,
      endTime: work.plannedEnd,
      number: conditionNotice.number,
    })
    .from(conditionNotice)
    .innerJoin(work, eq(work.applicationId, conditionNotice.applicationId))
    .innerJoin(hospital, eq(hospital.id, conditionNotice.hospitalId))
    .where(
      and(
        eq(conditionNotice.doctorId, doctorId),
        eq(conditionNotice.isCurrent, true),
        isNotNull(conditionNotice.issuedAt),
        isNull(conditionNotice.acknowledgedAt),
        inArray(work.state, ['SCHEDULED', 'CANCELLATION_REQUESTED', 'IN_PROGRESS']),
        gt(work.plannedEnd, now),
      ),
    )
    .orderBy(conditionNotice.applicationId, asc(work.plannedStart))
    .limit(limit)

/** Keeps a hospital's rules for its other notices. */
export async function saveCommonTerms(
  executor: Executor,
  row: {
    hospitalId: number
    items: TypedItems
    updatedAt: Date
    updatedBy: string
  },
): Promise<void> {
  const { items, updatedAt, updatedBy } = row
  await executor
    .insert(hospitalCommonTerms)
    .values(row)
    .onConflictDoUpdate({
      target: hospitalCommonTerms.hospitalId,
      set: {
        items: sql`${hospitalCommonTerms.items} || ${JSON.stringify(items)}::jsonb`,
        updatedAt,
        updatedBy,
      },
    })
}

/** The notices of terms that a doctor was given, for the export of own data. */
export const ownTermsNotices = async (executor: Executor, doctorId: string) => ({
  労働条件通知書: await executor
    .select({
      病院: hospital.name,
      版: conditionNotice.number,
      内容: conditionNotice.lines,
      発行日時: conditionNotice.issuedAt,
      受け取り方: conditionNotice.delivery,
      確認日時: conditionNotice.acknowledgedAt,
      紙での交付日時: conditionNotice.handedOverAt,
    })
    .from(conditionNotice)
    .innerJoin(hospital, eq(hospital.id, conditionNotice.hospitalId))
    .where(and(eq(conditionNotice.doctorId, doctorId), isNotNull(conditionNotice.issuedAt)))
    .orderBy(desc(conditionNotice.createdAt)),
})
