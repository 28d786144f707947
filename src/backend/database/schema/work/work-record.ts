import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { STAMP_KIND, STAMP_SOURCE, type StampKind, type StampSource } from '../../../../domain/work/stamp.ts'
import {
  REPORT_ANSWER,
  REPORTED_BY,
  type ReportAnswer,
  type ReportedBy,
} from '../../../../domain/work/record.ts'
import type { Declined } from '../../../../domain/money/incentive.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

/** A time that a doctor recorded during a work. A correction is a row of its own: the last of a kind counts. */
export const workStamp = pgTable(
  'work_stamp',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id),
    kind: text().$type<StampKind>().notNull(),
    at: instant().notNull(),
    source: text().$type<StampSource>().notNull(),
    /** Why the time was written down afterwards. */
    reason: text(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [
    index('work_stamp_of_work').on(t.workId, t.id),
    isOneOf('work_stamp_kind_known', t.kind, STAMP_KIND),
    isOneOf('work_stamp_source_known', t.source, STAMP_SOURCE),
    check('work_stamp_reason', sql`(${t.source} = 'MANUAL') = (${t.reason} is not null)`),
    check('work_stamp_reason_length', sql`char_length(${t.reason}) between 1 and 200`),
  ],
)

/** A doctor's report about a work. Reporting anew adds a row; `work.report_number` names the one that counts. */
export const workReport = pgTable(
  'work_report',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id),
    number: smallint().notNull(),
    actualStart: instant('actual_start').notNull(),
    actualEnd: instant('actual_end').notNull(),
    breakMinutes: smallint('break_minutes').notNull(),
    /** Worked inside the band of a granted 宿日直許可. */
    permittedMinutes: smallint('permitted_minutes').notNull().default(0),
    ambulanceAccepted: smallint('ambulance_accepted').notNull(),
    declined: jsonb().$type<Declined>().notNull(),
    admissionsAmbulance: smallint('admissions_ambulance').notNull(),
    admissionsWalkIn: smallint('admissions_walk_in').notNull(),
    walkIns: smallint('walk_ins').notNull(),
    wardCalls: smallint('ward_calls').notNull(),
    sleepMinutes: smallint('sleep_minutes'),
    /** As the doctor has reported it. */
    reportedCarfareYen: integer('reported_carfare_yen').notNull().default(0),
    /** What is paid of it by the agreed rule (`paidCarfare`). */
    carfareYen: integer('carfare_yen').notNull(),
    comment: text().notNull(),
    /** Yen that follow from the counts by the rules of the agreed terms. */
    incentiveYen: integer('incentive_yen').notNull(),
    /** Whose report it is: the hospital states a work that the doctor has not reported. */
    reportedBy: text('reported_by').$type<ReportedBy>().notNull().default('DOCTOR'),
    reportedAt: instant('reported_at').notNull(),
    /** Until when the other side may answer; then the report stands. */
    confirmDueAt: instant('confirm_due_at').notNull(),
    /** Of the hospital; without a member the report stands because nobody answered in time. */
    answer: text().$type<ReportAnswer>(),
    answeredAt: instant('answered_at'),
    memberId: uuid('member_id').references(() => hospitalMember.id),
    /** To the doctor. */
    answerNote: text('answer_note'),
    /** Yen for overtime and worked permitted minutes by the rules, and what the hospital adds beyond them. */
    extraYen: integer('extra_yen').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.workId, t.number] }),
    index('work_report_due')
      .on(t.confirmDueAt)
      .where(sql`${t.answer} is null`),
    isOneOf('work_report_answer_known', t.answer, REPORT_ANSWER),
    isOneOf('work_report_reported_by_known', t.reportedBy, REPORTED_BY),
    check('work_report_times', sql`${t.actualEnd} > ${t.actualStart}`),
    check(
      'work_report_counts',
      sql`least(${t.breakMinutes}, ${t.ambulanceAccepted}, ${t.admissionsAmbulance}, ${t.admissionsWalkIn}, ${t.walkIns}, ${t.wardCalls}, ${t.sleepMinutes}, ${t.carfareYen}, ${t.reportedCarfareYen}, ${t.permittedMinutes}, ${t.incentiveYen}, ${t.extraYen}) >= 0`,
    ),
    check(
      'work_report_admissions',
      sql`${t.admissionsAmbulance} <= ${t.ambulanceAccepted} and ${t.admissionsWalkIn} <= ${t.walkIns}`,
    ),
    check('work_report_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('work_report_comment_length', sql`char_length(${t.comment}) <= 1000`),
    check('work_report_note_length', sql`char_length(${t.answerNote}) <= 500`),
  ],
)
