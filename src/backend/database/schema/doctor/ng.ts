import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  NG_CONDITION,
  NG_EFFECT,
  NG_LIMIT,
  NG_SCOPE,
  ROSTER_LEFT,
  type NgCondition,
  type NgEffect,
  type NgScope,
  type RosterLeft,
} from '../../../../domain/ng/ng-words.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from './doctor.ts'
import { hospital } from '../hospital/hospital.ts'

const ofDoctor = () =>
  uuid('doctor_id')
    .notNull()
    .references(() => doctor.id)

/** 勤務NG設定: one hospital, weekly time or condition that a doctor does not want. Hospitals never read it. */
export const ngSetting = pgTable(
  'ng_setting',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: ofDoctor(),
    scope: text().$type<NgScope>().notNull(),
    hospitalId: bigint('hospital_id', { mode: 'number' }).references(() => hospital.id, {
      onDelete: 'cascade',
    }),
    /** Why, in the doctor's own words, for nobody else. */
    reason: text().notNull().default(''),
    /** Monday is 1. */
    weekday: smallint(),
    /** Minutes after midnight in Tokyo; the end may be on the next day. */
    startMinute: smallint('start_minute'),
    endMinute: smallint('end_minute'),
    condition: text().$type<NgCondition>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('ng_setting_hospital').on(t.doctorId, t.hospitalId),
    uniqueIndex('ng_setting_condition').on(t.doctorId, t.condition),
    uniqueIndex('ng_setting_weekly').on(t.doctorId, t.weekday, t.startMinute, t.endMinute),
    isOneOf('ng_setting_scope_known', t.scope, NG_SCOPE),
    isOneOf('ng_setting_condition_known', t.condition, NG_CONDITION),
    check(
      'ng_setting_of_its_scope',
      sql`(${t.scope} = 'HOSPITAL') = (${t.hospitalId} is not null)
        and num_nonnulls(${t.weekday}, ${t.startMinute}, ${t.endMinute}) = case ${t.scope} when 'DATE' then 3 else 0 end
        and (${t.scope} = 'CONDITION') = (${t.condition} is not null)`,
    ),
    check(
      'ng_setting_weekly_times',
      sql`${t.weekday} between 1 and 7 and ${t.startMinute} between 0 and 1439
        and ${t.endMinute} > ${t.startMinute} and ${t.endMinute} <= ${t.startMinute} + 1440`,
    ),
    check('ng_setting_reason_length', sql`char_length(${t.reason}) <= ${sql.raw(String(NG_LIMIT.reason))}`),
  ],
)

/** What the results do with the listings of each scope; a doctor without a row has the defaults. */
export const ngEffect = pgTable(
  'ng_effect',
  {
    doctorId: ofDoctor().primaryKey(),
    hospital: text().$type<NgEffect>().notNull(),
    date: text().$type<NgEffect>().notNull(),
    condition: text().$type<NgEffect>().notNull(),
  },
  (t) => [
    isOneOf('ng_effect_hospital_known', t.hospital, NG_EFFECT),
    isOneOf('ng_effect_date_known', t.date, NG_EFFECT),
    isOneOf('ng_effect_condition_known', t.condition, NG_EFFECT),
  ],
)

/** How a time got into the calendar: by hand, or from the roster of the doctor's main hospital. */
export const BLOCK_SOURCE = { MANUAL: '手で登録', ICS: '勤務表' } as const

/** A time at which a doctor cannot work. */
export const calendarBlock = pgTable(
  'calendar_block',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: ofDoctor(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    source: text().$type<keyof typeof BLOCK_SOURCE>().notNull(),
    /** 常勤先の勤務: counts for the rest around other works; otherwise the doctor is merely busy. For nobody else. */
    isWork: boolean('is_work').notNull().default(false),
  },
  (t) => [
    uniqueIndex('calendar_block_once').on(t.doctorId, t.source, t.startTime, t.endTime),
    // What is to be deleted some time after it has passed.
    index('calendar_block_end').on(t.endTime),
    // What the rest of its doctor is compared with.
    index('calendar_block_work')
      .on(t.doctorId, t.endTime)
      .where(sql`${t.isWork}`),
    isOneOf('calendar_block_source_known', t.source, BLOCK_SOURCE),
    check('calendar_block_times', sql`${t.endTime} > ${t.startTime}`),
  ],
)

/** An event of the last roster file that was not taken over, told to its doctor until the next file. */
export const rosterOmission = pgTable(
  'roster_omission',
  {
    doctorId: ofDoctor(),
    /** In the order of the file, from 0 on. */
    position: smallint().notNull(),
    /** As the file names it; may be empty. */
    title: text().notNull(),
    /** The civil day on which it begins, as the file says it; null where no date can be read. */
    day: text(),
    reason: text().$type<RosterLeft>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.position] }),
    // What is to be deleted some time after the import.
    index('roster_omission_created').on(t.createdAt),
    isOneOf('roster_omission_reason_known', t.reason, ROSTER_LEFT),
    check(
      'roster_omission_title_length',
      sql`char_length(${t.title}) <= ${sql.raw(String(NG_LIMIT.omissionTitle))}`,
    ),
  ],
)
