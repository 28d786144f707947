import { sql } from 'drizzle-orm'
import { work } from '../../database/schema/work/application.ts'
import { dateChange } from '../../database/schema/work/date-change.ts'

/** The last request to move a work: to join. */
export const lastChangeOfWork = sql`(
  select last.id from ${dateChange} last where last.work_id = ${work.id}
  order by last.requested_at desc, last.id desc limit 1)`
