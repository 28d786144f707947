import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { doctor } from './doctor.ts'
import { regularEngagement } from './engagement.ts'
import { hospital } from './hospital.ts'

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

/**
 * When the figures of a hospital beside its listings have to be counted again: at once (the epoch) after a change, and
 * when a report becomes too old or a survey final. Triggers write it; rows are never changed, so that no mark is lost.
 */
export const measuredDue = pgTable(
  'measured_due',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [index('measured_due_next').on(t.dueAt, t.hospitalId)],
)
