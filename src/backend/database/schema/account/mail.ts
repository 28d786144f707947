import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Transactional outbox of mails: inserted in the transaction that causes the mail, together with the job that
 * sends it. The text is rendered when it is sent, so that no token of a mail is stored.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key: one mail per key. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    /** Known to the recipient only: whoever has it may stop mails of this kind (RFC 8058). */
    token: uuid().notNull().unique().defaultRandom(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [index('mail_outbox_age').on(t.createdAt)],
)
