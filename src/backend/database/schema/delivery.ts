import { bigint, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import {
  DELIVERY_CHANNEL,
  DELIVERY_OUTCOME,
  type DeliveryChannel,
  type DeliveryOutcome,
} from '../../../domain/notice/delivery-words.ts'
import { account, session } from './account/account.ts'
import { instant, isOneOf } from './columns.ts'

/**
 * Transactional outbox of LINE messages and web pushes, as `mail_outbox` is of mails: inserted in the transaction of
 * their cause, with the job that sends it.
 */
export const delivery = pgTable(
  'delivery',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<DeliveryChannel>().notNull(),
    /** Idempotency key: one delivery per channel and key. */
    key: text().notNull(),
    /** The receiving service's own idempotency key. */
    retryKey: uuid('retry_key').notNull().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    outcome: text().$type<DeliveryOutcome>(),
  },
  (t) => [
    unique('delivery_once').on(t.channel, t.key),
    index('delivery_age').on(t.createdAt),
    index('delivery_of_account').on(t.accountId),
    isOneOf('delivery_channel_known', t.channel, DELIVERY_CHANNEL),
    isOneOf('delivery_outcome_known', t.outcome, DELIVERY_OUTCOME),
    check('delivery_ended', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
  ],
)

/** A browser that takes web pushes for an account. */
export const pushDevice = pgTable(
  'push_device',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Whose end is the end of the pushes: the next person at this device gets none. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** URL at the browser's push service; whoever knows it and our key may push. */
    endpoint: text().notNull().unique(),
    /** Keys that encrypt the message for the browser alone (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    index('push_device_of_account').on(t.accountId, t.addedAt),
    index('push_device_of_session').on(t.sessionId),
    check('push_device_endpoint_length', sql`char_length(${t.endpoint}) between 10 and 1000`),
  ],
)
