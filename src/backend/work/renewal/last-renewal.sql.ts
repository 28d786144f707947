import { sql } from 'drizzle-orm'
import { contractRenewal } from '../../database/schema/work/contract-renewal.ts'
import { regularEngagement } from '../../database/schema/work/engagement.ts'

/** The last renewal of a contract: to join. */
export const isLastRenewal = sql`${contractRenewal.id} = (select last.id from ${contractRenewal} last
  where last.engagement_id = ${regularEngagement.id} order by last.asked_at desc limit 1)`
