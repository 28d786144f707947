import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NotificationChannel } from '../../../domain/doctor/registration-words.ts'
import { instant } from './columns.ts'
import { doctor } from './doctor.ts'

/**
 * A notification to a doctor, shown on the page and sent by the chosen channels; idempotent by its dedupe
 * key.
 */
export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    type: text().$type<'SAVED_SEARCH_NEW'>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Path within the app. */
    link: text().notNull(),
    channels: text().array().$type<NotificationChannel[]>().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    unique('notification_once').on(t.doctorId, t.dedupeKey),
    index('notification_latest').on(t.doctorId, t.createdAt),
  ],
)
