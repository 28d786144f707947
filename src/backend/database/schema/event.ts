import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The sending device and app; null where the sender did not say, and in rows older than these columns. */
const sender = () => ({
  platform: text(),
  manufacturer: text(),
  modelName: text('model_name'),
  appVersion: text('app_version'),
  mobileAppVersion: text('mobile_app_version'),
})

/** Usage events (CreateActivity); the id comes from the client, so a repeated batch is idempotent. */
export const usageEvent = pgTable(
  'usage_event',
  {
    id: uuid().primaryKey(),
    doctorId: uuid('doctor_id'),
    ...sender(),
    actionType: text('action_type').notNull(),
    coordinateName: text('coordinate_name').notNull(),
    additionalProps: jsonb('additional_props').$type<Record<string, string>>().notNull(),
    occurTime: instant('occur_time').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [index('usage_event_received').on(t.receivedAt)],
)

/** Clicks on links in mails and LINE messages, also by visitors. */
export const clickEvent = pgTable(
  'click_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: a visitor. */
    accountId: uuid('account_id'),
    eventId: text('event_id').notNull(),
    actionType: text('action_type').notNull(),
    coordinateName: text('coordinate_name').notNull(),
    additionalProps: jsonb('additional_props').$type<Record<string, string>>().notNull(),
    ...sender(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [index('click_event_received').on(t.receivedAt)],
)

/** Analytics events of `/collect`. */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventGroup: text('event_group').notNull(),
    eventType: text('event_type').notNull(),
    targetKey: text('target_key').notNull(),
    targetValue: text('target_value').notNull(),
    sessionId: text('session_id'),
    accountId: uuid('account_id'),
    commitSha: text('commit_sha'),
    userAgent: jsonb('user_agent').$type<Record<string, unknown>>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [index('analytics_event_received').on(t.receivedAt)],
)

/** Service alerts of `/alerts.json`. */
export const serviceAlert = pgTable('service_alert', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text().notNull(),
  description: text().notNull(),
  link: text(),
  date: instant().notNull(),
  service: text().notNull(),
  endedAt: instant('ended_at'),
})

/** A single row: the Tokyo day for which the demo data was made, so that aged data can be replaced. */
export const demoData = pgTable('demo_data', {
  id: text().primaryKey(),
  madeFor: text('made_for').notNull(),
  spotWorks: bigint('spot_works', { mode: 'number' }).notNull(),
})
