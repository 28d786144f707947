import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { DOCTORS_ALIKE, type DoctorsAlike } from '../../../../domain/work/performance-median.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from './doctor.ts'
import { regularEngagement } from '../work/engagement.ts'
import { hospital } from '../hospital/hospital.ts'

/**
 * What a doctor's confirmed works of a month in Tokyo add up to, by hospital and regular contract. Triggers of works,
 * reports and thanks keep it in the transaction of the change; a row without works is of no meaning.
 */
export const performanceSum = pgTable(
  'performance_sum',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    /** `YYYY-MM`, of the planned start. */
    month: text().notNull(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    /** Null for spot works. */
    engagementId: uuid('engagement_id').references(() => regularEngagement.id),
    works: integer().notNull(),
    minutes: integer().notNull(),
    ambulanceAccepted: integer('ambulance_accepted').notNull(),
    declined: integer().notNull(),
    declinedByHospital: integer('declined_by_hospital').notNull(),
    admissions: integer().notNull(),
    walkIns: integer('walk_ins').notNull(),
    wardCalls: integer('ward_calls').notNull(),
    incentiveYen: integer('incentive_yen').notNull(),
    yen: integer().notNull(),
    appreciations: integer().notNull(),
  },
  (t) => [
    unique('performance_sum_once').on(t.doctorId, t.month, t.hospitalId, t.engagementId).nullsNotDistinct(),
  ],
)

/** Marks of when something of a hospital has to be counted again; rows are never changed, so that no mark is lost. */
const dueTable = (name: 'measured_due' | 'reply_due') =>
  pgTable(
    name,
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      hospitalId: bigint('hospital_id', { mode: 'number' })
        .notNull()
        .references(() => hospital.id, { onDelete: 'cascade' }),
      dueAt: instant('due_at').notNull(),
    },
    (t) => [index(`${name}_next`).on(t.dueAt, t.hospitalId)],
  )

/**
 * When the figures of a hospital beside its listings have to be counted again: at once (the epoch) after a change, and
 * when a report becomes too old or a survey final. Triggers write it.
 */
export const measuredDue = dueTable('measured_due')

/** The same of its time to answer: at once after an answer, and when that becomes too old. */
export const replyDueRow = dueTable('reply_due')

/** The anonymous medians of doctors alike over whole months; only of enough doctors (`MEDIAN_DOCTORS`). */
export const performanceMedian = pgTable(
  'performance_median',
  {
    level: text().$type<DoctorsAlike>().primaryKey(),
    firstMonth: text('first_month').notNull(),
    lastMonth: text('last_month').notNull(),
    doctors: integer().notNull(),
    works: doublePrecision().notNull(),
    ambulanceAccepted: doublePrecision('ambulance_accepted').notNull(),
    /** Null where too few doctors were asked for by ambulances. */
    acceptancePercent: smallint('acceptance_percent'),
    admissions: doublePrecision().notNull(),
    walkIns: doublePrecision('walk_ins').notNull(),
  },
  (t) => [isOneOf('performance_median_level_known', t.level, DOCTORS_ALIKE)],
)
