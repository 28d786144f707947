import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SUBSTITUTE_STATE, type SubstituteState } from '../../../../domain/work/substitute.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { spotWork } from '../listing/spot-work.ts'

/**
 * A doctor's search for a substitute. Of a spot work: while it is open, its listing offers one slot more. Of a date of a
 * regular contract: by a listing of one slot made for the date, or, without one, by the hospital.
 */
export const substituteSearch = pgTable(
  'substitute_search',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id, { onDelete: 'cascade' }),
    /** Doctor and listing of the work, which never change: for the indexes. */
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    spotWorkId: bigint('spot_work_id', { mode: 'number' }).references(() => spotWork.id),
    state: text().$type<SubstituteState>().notNull().default('OPEN'),
    /** Number of doctors who were told. */
    asked: smallint().notNull(),
    requestedAt: instant('requested_at').notNull(),
    endedAt: instant('ended_at'),
    /** Until when the hospital may answer, where it arranges the substitute. */
    answerDueAt: instant('answer_due_at'),
    /** The member who answered, with a word to the doctor. */
    memberId: uuid('member_id').references(() => hospitalMember.id),
    answer: text(),
  },
  (t) => [
    uniqueIndex('substitute_search_open')
      .on(t.workId)
      .where(sql`${t.state} = 'OPEN'`),
    index('substitute_search_of_work').on(t.workId, t.requestedAt),
    index('substitute_search_of_doctor').on(t.doctorId, t.requestedAt),
    index('substitute_search_waiting')
      .on(t.spotWorkId)
      .where(sql`${t.state} = 'OPEN'`),
    index('substitute_search_due')
      .on(t.answerDueAt)
      .where(sql`${t.state} = 'OPEN'`),
    isOneOf('substitute_search_state_known', t.state, SUBSTITUTE_STATE),
    check(
      'substitute_search_way',
      sql`${t.state} = 'OFF' or (${t.spotWorkId} is null) = (${t.answerDueAt} is not null)`,
    ),
    check('substitute_search_answer_length', sql`char_length(${t.answer}) <= 500`),
    check('substitute_search_ended', sql`(${t.endedAt} is null) = (${t.state} = 'OPEN')`),
  ],
)
