import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  CANCELLATION_SIDE,
  type CancellationSide,
} from '../../../../domain/cancellation/cancellation-words.ts'
import { DATE_CHANGE_STATE, type DateChangeState } from '../../../../domain/work/date-change.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

/** A request to move a matched work, which the other side decides: at most one open one per work. */
export const dateChange = pgTable(
  'date_change',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id, { onDelete: 'cascade' }),
    /** Doctor and hospital of the work, which never change: for the indexes. */
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    requestedBy: text('requested_by').$type<CancellationSide>().notNull().default('DOCTOR'),
    state: text().$type<DateChangeState>().notNull().default('OPEN'),
    /** The work as planned when the request was made. */
    plannedStart: instant('planned_start').notNull(),
    plannedEnd: instant('planned_end').notNull(),
    proposedStart: instant('proposed_start').notNull(),
    proposedEnd: instant('proposed_end').notNull(),
    /** Why, in the words of the side that asks. */
    note: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Until when the other side may answer. */
    answerDueAt: instant('answer_due_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The member who decided, or who asked. */
    memberId: uuid('member_id').references(() => hospitalMember.id),
    /** The other side's word with its decision. */
    answer: text(),
  },
  (t) => [
    uniqueIndex('date_change_open')
      .on(t.workId)
      .where(sql`${t.state} = 'OPEN'`),
    index('date_change_of_work').on(t.workId, t.requestedAt),
    index('date_change_of_doctor').on(t.doctorId, t.requestedAt),
    index('date_change_waiting')
      .on(t.hospitalId)
      .where(sql`${t.state} = 'OPEN'`),
    index('date_change_due')
      .on(t.answerDueAt)
      .where(sql`${t.state} = 'OPEN'`),
    isOneOf('date_change_side_known', t.requestedBy, CANCELLATION_SIDE),
    isOneOf('date_change_state_known', t.state, DATE_CHANGE_STATE),
    check('date_change_times', sql`${t.proposedEnd} > ${t.proposedStart}`),
    check('date_change_decided', sql`(${t.decidedAt} is null) = (${t.state} = 'OPEN')`),
    check('date_change_note_length', sql`char_length(${t.note}) <= 500`),
    check('date_change_answer_length', sql`char_length(${t.answer}) <= 500`),
  ],
)
