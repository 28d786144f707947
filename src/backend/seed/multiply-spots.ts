import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import { tokyoDay, tokyoInstant } from '../../domain/text/tokyo-time.ts'
import { writableColumns } from './insert-rows.ts'
import { HORIZON_DAYS } from './spot-listings.ts'

/** Days by which each copy is shifted: coprime to the horizon, so that copies fall on different days. */
const STRIDE = 7

type Multiplication = {
  now: Date
  firstId: number
  /** Number of existing listings, with consecutive ids from `firstId`. */
  base: number
  total: number
  /** Told how many there are, after every tenth copy. */
  onSpots: (rows: number) => void
}

/**
 * Copies the listings inside the database, to other days and at slightly different pay, until there are
 * `total`.
 */
export async function multiplySpots(
  executor: Executor,
  { now, firstId, base, total, onSpots }: Multiplication,
): Promise<void> {
  const tomorrow = tokyoInstant(tokyoDay(now), 1_440)
  for (let copy = 1; copy * base < total; copy += 1) {
    const offset = copy * base
    const last = firstId + Math.min(base, total - offset) - 1
    // Modulo the horizon, counted from tomorrow: every copy keeps its time of day and lies in the future.
    const days = sql`((floor(extract(epoch from start_time - ${tomorrow}::timestamptz) / 86400)::int + ${copy * STRIDE}) % ${HORIZON_DAYS} + ${HORIZON_DAYS}) % ${HORIZON_DAYS}
      - floor(extract(epoch from start_time - ${tomorrow}::timestamptz) / 86400)::int`
    const moved = (column: SQL) => sql`${column} + make_interval(days => moved.days)`
    const values: Record<string, SQL> = {
      id: sql`s.id + ${offset}`,
      startTime: moved(sql`s.start_time`),
      endTime: moved(sql`s.end_time`),
      applicationDeadline: sql`greatest(s.application_deadline + make_interval(days => moved.days), ${now}::timestamptz + interval '2 hours')`,
      adjustableStartFrom: moved(sql`s.adjustable_start_from`),
      adjustableStartTo: moved(sql`s.adjustable_start_to`),
      adjustableEndFrom: moved(sql`s.adjustable_end_from`),
      adjustableEndTo: moved(sql`s.adjustable_end_to`),
      fee: sql`s.fee + ((s.id * 31 + ${copy} * 17) % 21 - 10)::int * 500`,
      publishTime: sql`s.publish_time - make_interval(mins => ((s.id * 7 + ${copy} * 13) % 4320)::int)`,
      editedAt: sql`s.edited_at - make_interval(secs => ((s.id * 11 + ${copy} * 29) % 600)::int)`,
      recommendScore: sql`greatest(0, least(1000, s.recommend_score + ((s.id * 5 + ${copy} * 37) % 61 - 30)::int))`,
    }
    const columns = writableColumns(spotWork)
    await executor.execute(sql`
      insert into ${spotWork} (${sql.join(
        columns.map(({ name }) => name),
        sql`, `,
      )})
      select ${sql.join(
        columns.map(({ property, name }) => values[property] ?? sql`s.${name}`),
        sql`, `,
      )}
      from ${spotWork} s, lateral (select ${days} as days) moved
      where s.id between ${firstId} and ${last}
    `)
    const detail: Record<string, SQL> = {
      spotWorkId: sql`d.spot_work_id + ${offset}`,
      permitFrom: sql`d.permit_from + (n.start_time - o.start_time)`,
      permitTo: sql`d.permit_to + (n.start_time - o.start_time)`,
    }
    const details = writableColumns(spotWorkDetail)
    await executor.execute(sql`
      insert into ${spotWorkDetail} (${sql.join(
        details.map(({ name }) => name),
        sql`, `,
      )})
      select ${sql.join(
        details.map(({ property, name }) => detail[property] ?? sql`d.${name}`),
        sql`, `,
      )}
      from ${spotWorkDetail} d
      join ${spotWork} o on o.id = d.spot_work_id
      join ${spotWork} n on n.id = d.spot_work_id + ${offset}
      where d.spot_work_id between ${firstId} and ${last}
    `)
    if (copy % 10 === 0) onSpots(offset + base)
  }
}
