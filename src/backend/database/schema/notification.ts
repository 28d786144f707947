import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NotificationChannel } from '../../../domain/doctor/registration-words.ts'
import { instant } from './columns.ts'
import { doctor } from './doctor/doctor.ts'
import { hospital } from './hospital/hospital.ts'

/**
 * A notice to a doctor, or to a hospital, whose members share it; shown in the app and sent by the chosen
 * channels. Idempotent by its dedupe key.
 */
export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id').references(() => doctor.id, { onDelete: 'cascade' }),
    hospitalId: bigint('hospital_id', { mode: 'number' }).references(() => hospital.id),
    /** A kind of `notices`, or `SAVED_SEARCH_NEW`. */
    type: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Path within the app. */
    link: text().notNull(),
    channels: text().array().$type<NotificationChannel[]>().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    /** The application that the notice tells the end of: its mail names other listings. */
    applicationId: uuid('application_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    unique('notification_once').on(t.doctorId, t.dedupeKey),
    unique('notification_once_for_hospital').on(t.hospitalId, t.dedupeKey),
    index('notification_latest').on(t.doctorId, t.createdAt, t.id),
    index('notification_latest_for_hospital').on(t.hospitalId, t.createdAt, t.id),
    index('notification_unread')
      .on(t.doctorId, t.hospitalId)
      .where(sql`${t.readAt} is null`),
    check('notification_audience', sql`num_nonnulls(${t.doctorId}, ${t.hospitalId}) = 1`),
  ],
)
