import { and, asc, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { STATUSES_OF_QUEUE, type DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { countUpTo } from '../database/count-up-to.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt, suspendedUntilAt } from '../database/doctor-status.sql.ts'
import { doctor, statusesOf } from '../database/schema/doctor/doctor.ts'
import type { KeysetCursor } from '../database/keyset-cursor.ts'

/** What the lists and the file of a doctor show, at an instant. */
export const summaryAt = (now: Date) => ({
  id: doctor.id,
  status: doctorStatusAt(now),
  suspendedUntil: suspendedUntilAt(now),
  returnAskedAt: doctor.returnAskedAt,
  lastName: doctor.lastName,
  firstName: doctor.firstName,
  lastNameKana: doctor.lastNameKana,
  firstNameKana: doctor.firstNameKana,
  statusChangedAt: doctor.statusChangedAt,
  createdAt: doctor.createdAt,
})

/**
 * Who stands in a queue by the stored status, in the words of its index; a suspension that has expired is none. WAITING
 * includes deactivated doctors who asked to be reactivated.
 */
const standsIn = (queue: DoctorQueue, now: Date): SQL | undefined =>
  ({
    WAITING: sql`(${doctor.status} in (${statusesOf('WAITING')}) or ${isNotNull(doctor.returnAskedAt)})`,
    ACTIVE: sql`${doctor.status} in (${statusesOf('ACTIVE')})`,
    STOPPED: and(
      sql`${doctor.status} in (${statusesOf('STOPPED')})`,
      or(isNull(doctor.suspendedUntil), sql`${doctor.suspendedUntil} > ${now}`),
    ),
  })[queue]

/** Who is back in a queue because a suspension has expired. */
const isBackIn = (queue: DoctorQueue, now: Date): SQL | undefined =>
  and(lte(doctor.suspendedUntil, now), inArray(doctor.statusBefore, [...STATUSES_OF_QUEUE[queue]]))

type QueuePage = { queue: DoctorQueue; after: KeysetCursor | null; limit: number; now: Date }

/** Doctors of a queue, oldest status change first, by keyset pagination: each of the two kinds by its own index. */
export function findDoctors(executor: Executor, { queue, after, limit, now }: QueuePage) {
  const behind = after
    ? sql`(${doctor.statusChangedAt}, ${doctor.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined
  const page = (where: SQL | undefined) =>
    executor
      .select(summaryAt(now))
      .from(doctor)
      .where(and(where, behind))
      .orderBy(asc(doctor.statusChangedAt), asc(doctor.id))
      .limit(limit)
  return unionAll(page(standsIn(queue, now)), page(isBackIn(queue, now)))
    .orderBy(sql`status_changed_at`, sql`id`)
    .limit(limit)
}

export type DoctorSummaryRow = Awaited<ReturnType<typeof findDoctors>>[number]

/** Number of the doctors of a queue, up to `COUNTED`. */
export const countDoctors = (executor: Executor, queue: DoctorQueue, now: Date): Promise<number> =>
  countUpTo(
    executor,
    ...[standsIn(queue, now), isBackIn(queue, now)].map(
      (where) => sql`select 1 from ${doctor} where ${where} order by ${doctor.statusChangedAt}`,
    ),
  )
