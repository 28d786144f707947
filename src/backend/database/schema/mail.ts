import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Mails to be sent, written in the transaction that causes them. A row says what the mail is about; its words are made
 * when it is sent, so that no secret of a mail waits in a table.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One mail per key, however often its cause is told. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer().notNull().default(0),
    /** While it is being sent: when somebody else may try. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    /** Given up. */
    deadAt: instant('dead_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_waiting')
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.deadAt} is null`),
  ],
)
