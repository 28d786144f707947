import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NotificationChannel } from '../../../domain/doctor/registration-words.ts'
import { instant } from './columns.ts'
import { doctor } from './doctor.ts'

/** What a doctor is told, on the page and by the channels they chose; one row a dedupe key, however often its cause is told. */
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
    /** A path of ours. */
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
