import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'

const STANDING = ['PUBLISHED', 'PAUSED', 'FILLED'] as const

const kindOf = (kind: SearchKind) => sql<SearchKind>`${kind}::text`.as('kind')

type Asked = { hospitalId: number; now: Date; limit: number }

/** A hospital's listings with works to come whose payday was typed before there were rules, and could not be read. */
export const findUnreadPaydays = (executor: Executor, { hospitalId, now, limit }: Asked) =>
  unionAll(
    executor
      .select({
        kind: kindOf('spot'),
        id: sql<number>`${spotWork.id}`.mapWith(Number).as('id'),
        title: spotWork.title,
        closingDay: spotWorkDetail.closingDay,
        payDay: spotWorkDetail.payDay,
      })
      .from(spotWorkDetail)
      .innerJoin(spotWork, eq(spotWork.id, spotWorkDetail.spotWorkId))
      .where(
        and(
          isNull(spotWorkDetail.payday),
          eq(spotWork.hospitalId, hospitalId),
          inArray(spotWork.status, [...STANDING]),
          gt(spotWork.startTime, now),
        ),
      ),
    executor
      .select({
        kind: kindOf('regular'),
        id: sql<number>`${regularWork.id}`.mapWith(Number).as('id'),
        title: regularWork.title,
        closingDay: regularWorkDetail.closingDay,
        payDay: regularWorkDetail.payDay,
      })
      .from(regularWorkDetail)
      .innerJoin(regularWork, eq(regularWork.id, regularWorkDetail.regularWorkId))
      .where(
        and(
          isNull(regularWorkDetail.payday),
          eq(regularWork.hospitalId, hospitalId),
          inArray(regularWork.status, [...STANDING]),
          or(isNull(regularWork.contractEnd), gte(regularWork.contractEnd, tokyoDay(now))),
        ),
      ),
  )
    .orderBy(sql`kind`, sql`id`)
    .limit(limit)
