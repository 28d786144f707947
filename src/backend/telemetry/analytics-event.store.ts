import { sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { analyticsEvent } from '../database/schema/event.ts'

export type AnalyticsRow = Omit<typeof analyticsEvent.$inferInsert, 'receivedAt'>

/** Inserts many rows as one parameter: ten thousand parameters of their own take longer to write than to insert. */
export async function insertAnalyticsEvents(executor: Executor, rows: AnalyticsRow[]): Promise<void> {
  await executor.execute(sql`
    insert into ${analyticsEvent} (event_group, event_type, target_key, target_value, session_id, account_id,
        commit_sha, user_agent, occurred_at)
    select "eventGroup", "eventType", "targetKey", "targetValue", "sessionId", "accountId", "commitSha",
        "userAgent", "occurredAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("eventGroup" text, "eventType" text,
        "targetKey" text, "targetValue" text, "sessionId" text, "accountId" uuid, "commitSha" text,
        "userAgent" jsonb, "occurredAt" timestamptz)`)
}
