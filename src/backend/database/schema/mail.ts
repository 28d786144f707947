import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Mails, each written in the transaction that causes it, together with the job that sends it. A row says what the mail is
 * about; its words are made when it is sent, so that no secret of a mail waits in a table.
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
    sentAt: instant('sent_at'),
  },
  (t) => [index('mail_outbox_age').on(t.createdAt)],
)
