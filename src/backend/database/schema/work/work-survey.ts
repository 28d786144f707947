import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import {
  MATCH_ANSWER,
  REWORK_ANSWER,
  type MatchAnswer,
  type ReworkAnswer,
} from '../../../../domain/work/survey.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'

/** A doctor's answers about a work, a draft until they are submitted. Hospitals read aggregates only. */
export const workSurvey = pgTable(
  'work_survey',
  {
    workId: uuid('work_id')
      .primaryKey()
      .references(() => work.id),
    duty: text().$type<MatchAnswer>(),
    time: text().$type<MatchAnswer>(),
    break: text().$type<MatchAnswer>(),
    pay: text().$type<MatchAnswer>(),
    busyness: smallint(),
    handover: smallint(),
    facilities: smallint(),
    rework: text().$type<ReworkAnswer>(),
    good: text().notNull(),
    improve: text().notNull(),
    onlyToOperator: text('only_to_operator').notNull(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** Until when a submitted survey may be edited; then it counts. */
    editableUntil: instant('editable_until'),
  },
  (t) => [
    // What the aggregates count.
    index('work_survey_final')
      .on(t.editableUntil)
      .where(sql`${t.submittedAt} is not null`),
    isOneOf('work_survey_duty_known', t.duty, MATCH_ANSWER),
    isOneOf('work_survey_time_known', t.time, MATCH_ANSWER),
    isOneOf('work_survey_break_known', t.break, MATCH_ANSWER),
    isOneOf('work_survey_pay_known', t.pay, MATCH_ANSWER),
    isOneOf('work_survey_rework_known', t.rework, REWORK_ANSWER),
    check(
      'work_survey_scales',
      sql`${t.busyness} between 1 and 5 and ${t.handover} between 1 and 5 and ${t.facilities} between 1 and 5`,
    ),
    check('work_survey_submitted', sql`(${t.submittedAt} is null) = (${t.editableUntil} is null)`),
    check(
      'work_survey_complete',
      sql`${t.submittedAt} is null or num_nulls(${t.duty}, ${t.time}, ${t.break}, ${t.pay}, ${t.busyness}, ${t.handover}, ${t.facilities}, ${t.rework}) = 0`,
    ),
    check(
      'work_survey_text_length',
      sql`greatest(char_length(${t.good}), char_length(${t.improve}), char_length(${t.onlyToOperator})) <= 1000`,
    ),
  ],
)
