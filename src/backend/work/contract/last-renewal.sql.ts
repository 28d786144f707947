import { sql } from 'drizzle-orm'
import { contractRenewal } from '../../database/schema/work/contract-renewal.ts'
import { regularEngagement } from '../../database/schema/work/engagement.ts'

/** The last renewal of a contract: to join. */
export const isLastRenewal = sql`${contractRenewal.id} = (select last.id from ${contractRenewal} last
  where last.engagement_id = ${regularEngagement.id} order by last.asked_at desc limit 1)`

export type AcceptedTerm = { termEnd: string; newEnd: string }

/** The terms of a contract that were renewed with the doctor's consent: a column. */
export const acceptedTerms = sql<AcceptedTerm[]>`(
  select coalesce(json_agg(json_build_object('termEnd', accepted.term_end, 'newEnd', accepted.new_end)), '[]')
  from ${contractRenewal} accepted
  where accepted.engagement_id = ${regularEngagement.id} and accepted.state = 'ACCEPTED')`
