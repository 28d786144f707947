import { sql } from 'drizzle-orm'
import type { AccessFacts } from '../../domain/application/hospital-access.ts'
import { application, work } from './schema/work/application.ts'
import { regularEngagement } from './schema/work/engagement.ts'

type StoredFacts = { lastEnd: string | null; isRunning: boolean }

/** Of the application of the statement: what decides, beside its state, what its hospital may still see of the doctor. */
export const accessFacts = sql<Omit<AccessFacts, 'state'>>`(
  select json_build_object(
    'lastEnd', greatest(
      (select max(done.planned_end) from ${work} done where done.application_id = ${application.id}
        and done.state not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL')),
      (select (contract.end_date + 1)::timestamp at time zone 'Asia/Tokyo' from ${regularEngagement} contract
        where contract.application_id = ${application.id})),
    'isRunning', exists (select from ${regularEngagement} contract
      where contract.application_id = ${application.id} and contract.end_date is null and contract.state <> 'ENDED')))`.mapWith(
  ({ lastEnd, isRunning }: StoredFacts) => ({
    lastEnd: lastEnd === null ? null : new Date(lastEnd),
    isRunning,
  }),
)
