import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { WAITING_STATES } from '../../../domain/application/application-state.ts'
import type { Executor } from '../../database/client.ts'
import { application } from '../../database/schema/work/application.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'

/** The deadline has passed: the hospital's, or the doctor's (`awaitsDoctor`). */
const isUnanswered = (now: Date) => and(lte(application.replyDueAt, now), isNotNull(application.releasedAt))

const isListingOver = (now: Date) =>
  or(
    inArray(sql`coalesce(${spotWork.status}, ${regularWork.status})`, ['FILLED', 'WITHDRAWN']),
    lte(sql`coalesce(${application.requestedStart}, ${spotWork.startTime})`, now),
  )

/** Applications to end, with their final state; restricted to one by `id`. */
export const findOverdueApplications = (executor: Executor, { now, id }: { now: Date; id?: string }) =>
  executor
    .select({
      id: application.id,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      awaitsDoctor: application.awaitsDoctor,
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      terms: application.terms,
      from: application.state,
      to: sql<
        'EXPIRED' | 'LISTING_CLOSED'
      >`case when ${isUnanswered(now)} then 'EXPIRED' else 'LISTING_CLOSED' end`,
    })
    .from(application)
    .leftJoin(spotWork, eq(spotWork.id, application.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .where(
      and(
        inArray(application.state, WAITING_STATES),
        or(isUnanswered(now), isListingOver(now)),
        id === undefined ? undefined : eq(application.id, id),
      ),
    )
