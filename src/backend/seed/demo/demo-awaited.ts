import { and, eq, inArray } from 'drizzle-orm'
import { WAITING_STATES } from '../../../domain/application/application-state.ts'
import { weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import type { Database } from '../../database/client.ts'
import { application } from '../../database/schema/work/application.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'

/** Weekdays of the shifts the doctor has applied for and of the nights before, which a contract leaves free. */
export async function awaitedWeekdays(database: Database, doctorId: string) {
  const rows = await database
    .select({ weekday: spotWork.startWeekday })
    .from(application)
    .innerJoin(spotWork, eq(spotWork.id, application.spotWorkId))
    .where(and(eq(application.doctorId, doctorId), inArray(application.state, WAITING_STATES)))
  return weekdaysOfNumbers(rows.flatMap(({ weekday }) => [weekday, weekday === 1 ? 7 : weekday - 1]))
}
