import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  CONTACT_NAME,
  CONTACT_SENDER,
  CONTACT_STATE,
  CONTACT_TEXT,
  CONTACT_TOPIC,
  CONTACT_WORDS,
  type ContactSender,
  type ContactState,
  type ContactTopic,
} from '../../../domain/contact/contact.ts'
import { account } from './account/account.ts'
import { instant, isOneOf } from './columns.ts'
import { staff } from './staff.ts'

/** A question to our staff, by anybody, and its answer. */
export const contact = pgTable(
  'contact',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Idempotency key, of all senders together: a visitor has no account to count it for. */
    key: text().notNull().unique(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    sender: text().$type<ContactSender>().notNull(),
    topic: text().$type<ContactTopic>().notNull(),
    name: text().notNull(),
    mail: text().notNull(),
    body: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    state: text().$type<ContactState>().notNull().default('OPEN'),
    /** The answer, or why there is none. */
    words: text(),
    decidedAt: instant('decided_at'),
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
  },
  (t) => [
    index('contact_open')
      .on(t.sentAt, t.id)
      .where(sql`${t.state} = 'OPEN'`),
    index('contact_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.state} <> 'OPEN'`),
    index('contact_of_account').on(t.accountId, t.sentAt),
    isOneOf('contact_sender_known', t.sender, CONTACT_SENDER),
    isOneOf('contact_topic_known', t.topic, CONTACT_TOPIC),
    isOneOf('contact_state_known', t.state, CONTACT_STATE),
    check('contact_name_length', sql.raw(`char_length(name) between 1 and ${CONTACT_NAME}`)),
    check(
      'contact_body_length',
      sql.raw(`char_length(body) between ${CONTACT_TEXT.least} and ${CONTACT_TEXT.most}`),
    ),
    check(
      'contact_words_length',
      sql.raw(`char_length(words) between ${CONTACT_WORDS.least} and ${CONTACT_WORDS.most}`),
    ),
    check(
      'contact_decided_whole',
      sql`(${t.state} = 'OPEN') = (${t.decidedAt} is null)
        and (${t.state} = 'OPEN') = (${t.words} is null) and (${t.state} = 'OPEN') = (${t.staffAccountId} is null)`,
    ),
  ],
)
