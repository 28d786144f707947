import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { hospital } from './hospital.ts'
import { hospitalMember } from './hospital-member.ts'

/** The first-visit guide of a hospital, for doctors with a matched work there; and how often its profile was saved. */
export const hospitalGuide = pgTable(
  'hospital_guide',
  {
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .primaryKey()
      .references(() => hospital.id),
    meetingPlace: text('meeting_place').notNull(),
    entrance: text().notNull(),
    steps: text().notNull(),
    dutyRoom: text('duty_room').notNull(),
    phones: text().notNull(),
    chart: text().notNull(),
    meals: text().notNull(),
    transport: text().notNull(),
    version: integer().notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null in what was imported. */
    updatedBy: uuid('updated_by').references(() => hospitalMember.id),
  },
  (t) => [
    check('hospital_guide_version', sql`${t.version} > 0`),
    check(
      'hospital_guide_length',
      sql`greatest(char_length(${t.meetingPlace}), char_length(${t.entrance}), char_length(${t.steps}), char_length(${t.dutyRoom}), char_length(${t.phones}), char_length(${t.chart}), char_length(${t.meals}), char_length(${t.transport})) <= 1000`,
    ),
  ],
)
