import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NoticeTopic } from '../../../../domain/doctor/profile-words.ts'
import { instant } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

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

/**
 * Which mails the link in a sent mail stops, of a doctor or of a hospital's member. Without address or text, so that it may
 * be kept as long as the mail may be read, which is longer than the mail itself is.
 */
export const mailStop = pgTable(
  'mail_stop',
  {
    /** That of the mail. */
    token: uuid().primaryKey(),
    doctorId: uuid('doctor_id').references(() => doctor.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').references(() => hospitalMember.id, { onDelete: 'cascade' }),
    topic: text().$type<NoticeTopic>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    index('mail_stop_doctor').on(t.doctorId),
    index('mail_stop_member').on(t.memberId),
    index('mail_stop_age').on(t.sentAt),
    check('mail_stop_reader', sql`num_nonnulls(${t.doctorId}, ${t.memberId}) = 1`),
  ],
)
