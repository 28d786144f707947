import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { doctor } from './doctor.ts'

/** The address at which calendar programs read a doctor's works, at most one per doctor; no row: none is issued. */
export const calendarFeed = pgTable('calendar_feed', {
  doctorId: uuid('doctor_id')
    .primaryKey()
    .references(() => doctor.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address, which only the doctor has. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Whether events name the hospital; without it they say only that there is work. */
  showsHospital: boolean('shows_hospital').notNull(),
  issuedAt: instant('issued_at').notNull(),
  /** When a calendar program has read it last, to the hour. */
  readAt: instant('read_at'),
})
