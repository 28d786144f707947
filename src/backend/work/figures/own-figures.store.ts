import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Region } from '../../../domain/text/prefecture.ts'
import type { FacilityCategory } from '../../../domain/listing/listing-words.ts'
import type { Executor } from '../../database/client.ts'
import { application, applicationEvent, work } from '../../database/schema/work/application.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { hospital, hospitalWorkload } from '../../database/schema/hospital/hospital.ts'
import {
  hospitalAccuracy,
  hospitalFigure,
  peerFigure,
} from '../../database/schema/hospital/hospital-figure.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'
import { isAnswer } from '../measured/reply-time.store.ts'
import { isCancellation, isCounted } from './figures.store.ts'

/** The hospital's place and what doctors read of it, once per row of its figures; one row without any. */
export const findFigures = (executor: Executor, { hospitalId, from }: { hospitalId: number; from: string }) =>
  executor
    .select({
      facilityCategory: hospital.facilityCategory,
      prefecture: hospital.prefecture,
      shownReplyMedian: hospital.replyMedianMinutes,
      accuracyPercent: hospital.accuracyPercent,
      accuracyCount: hospital.accuracyCount,
      permittedMinutesMedian: sql<number | null>`(
        select max(done.permitted_minutes_median) from ${hospitalWorkload} done where done.hospital_id = ${hospital.id})`,
      said: {
        busynessTenths: hospital.busynessTenths,
        handoverTenths: hospital.handoverTenths,
        facilitiesTenths: hospital.facilitiesTenths,
        reworkYes: hospital.reworkYes,
        reworkCondition: hospital.reworkCondition,
        reworkNo: hospital.reworkNo,
      },
      items: hospitalAccuracy,
      figure: hospitalFigure,
    })
    .from(hospital)
    .leftJoin(hospitalAccuracy, eq(hospitalAccuracy.hospitalId, hospital.id))
    .leftJoin(
      hospitalFigure,
      and(eq(hospitalFigure.hospitalId, hospital.id), gte(hospitalFigure.firstDay, from)),
    )
    .where(eq(hospital.id, hospitalId))
    .orderBy(hospitalFigure.firstDay, hospitalFigure.months)

type Alike = { facilityCategory: FacilityCategory; region: Region | undefined; months: number }

/** The medians of hospitals alike, those of the region before those of the whole country. */
export const findPeers = (executor: Executor, { facilityCategory, region, months }: Alike) =>
  executor
    .select()
    .from(peerFigure)
    .where(
      and(
        eq(peerFigure.facilityCategory, facilityCategory),
        inArray(peerFigure.region, [region ?? '', '']),
        inArray(peerFigure.months, [0, months]),
      ),
    )
    .orderBy(desc(peerFigure.region), peerFigure.measure)

type Wanted<Cursor> = { hospitalId: number; from: Date; now: Date; after: Cursor | null; limit: number }

/** Answered applications, the latest to come first. */
export const findAnswered = (executor: Executor, { hospitalId, from, after, limit }: Wanted<KeysetCursor>) =>
  executor
    .select({
      id: application.id,
      title: sql<string>`${application.terms}->>'title'`,
      releasedAt: application.releasedAt,
      answeredAt: sql`reply.answered_at`.mapWith(applicationEvent.at),
    })
    .from(application)
    .innerJoin(
      sql`lateral (select min(event.at) answered_at from ${applicationEvent} event
        where event.application_id = ${application.id} and ${isAnswer}) reply`,
      sql`reply.answered_at is not null`,
    )
    .where(
      and(
        eq(application.hospitalId, hospitalId),
        gte(application.releasedAt, from),
        after
          ? sql`(${application.releasedAt}, ${application.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(application.releasedAt), desc(application.id))
    .limit(limit)

/** Spot listings whose shift has begun, the latest first. */
export const findBegun = (
  executor: Executor,
  { hospitalId, from, now, after, limit }: Wanted<{ at: Date; id: number }>,
) =>
  executor
    .select({
      id: spotWork.id,
      title: spotWork.title,
      startTime: spotWork.startTime,
      endTime: spotWork.endTime,
      slots: spotWork.slots,
      filledSlots: spotWork.filledSlots,
    })
    .from(spotWork)
    .where(
      and(
        eq(spotWork.hospitalId, hospitalId),
        gte(spotWork.startTime, from),
        lt(spotWork.startTime, now),
        isCounted,
        after
          ? sql`(${spotWork.startTime}, ${spotWork.id}) < (${after.at}::timestamptz, ${after.id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(spotWork.startTime), desc(spotWork.id))
    .limit(limit)

/** Cancelled works that were to begin by now, the latest first. */
export const findCancelled = (
  executor: Executor,
  { hospitalId, from, now, after, limit }: Wanted<KeysetCursor>,
) =>
  executor
    .select({
      id: work.id,
      title: sql<string>`coalesce(${application.terms}->>'title', '')`,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      requestedBy: cancellation.requestedBy,
      hoursBefore: cancellation.hoursBefore,
    })
    .from(cancellation)
    .innerJoin(work, eq(work.id, cancellation.workId))
    .leftJoin(application, eq(application.id, work.applicationId))
    .where(
      and(
        eq(cancellation.hospitalId, hospitalId),
        isCancellation,
        gte(work.plannedStart, from),
        lt(work.plannedStart, now),
        after
          ? sql`(${work.plannedStart}, ${work.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(work.plannedStart), desc(work.id))
    .limit(limit)
