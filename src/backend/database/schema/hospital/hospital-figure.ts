import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { PEER_MEASURE, type PeerMeasure } from '../../../../domain/work/hospital-figures.ts'
import { FACILITY_CATEGORY, type FacilityCategory } from '../../../../domain/listing/listing-words.ts'
import { isOneOf } from '../columns.ts'
import { hospital } from './hospital.ts'

/** What a hospital did in some calendar months, recounted by the job `figures`; without anything there is no row. */
export const hospitalFigure = pgTable(
  'hospital_figure',
  {
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    /** How many months, and the first day of the first one: each month of a year, and the periods up to now. */
    months: smallint().notNull(),
    firstDay: date('first_day').notNull(),
    replies: integer().notNull(),
    replyMedianMinutes: integer('reply_median_minutes'),
    slots: integer().notNull(),
    filledSlots: integer('filled_slots').notNull(),
    works: integer().notNull(),
    cancelledByDoctor: integer('cancelled_by_doctor').notNull(),
    cancelledByHospital: integer('cancelled_by_hospital').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hospitalId, t.months, t.firstDay] }),
    check('hospital_figure_months', sql`${t.months} in (1, 3, 12)`),
    check(
      'hospital_figure_parts',
      sql`${t.filledSlots} <= ${t.slots} and ${t.cancelledByDoctor} + ${t.cancelledByHospital} <= ${t.works}`,
    ),
    check('hospital_figure_median', sql`(${t.replyMedianMinutes} is null) = (${t.replies} = 0)`),
  ],
)

/** 求人票どおり度 of a hospital per question, of the surveys that `hospital.accuracyPercent` counts. */
export const hospitalAccuracy = pgTable(
  'hospital_accuracy',
  {
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .primaryKey()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    duty: smallint().notNull(),
    time: smallint().notNull(),
    break: smallint().notNull(),
    pay: smallint().notNull(),
  },
  (t) => [
    check(
      'hospital_accuracy_item_range',
      sql`least(${t.duty}, ${t.time}, ${t.break}, ${t.pay}) >= 0 and greatest(${t.duty}, ${t.time}, ${t.break}, ${t.pay}) <= 100`,
    ),
  ],
)

/** The median of hospitals alike, from `FEWEST_PEERS` of them on. */
export const peerFigure = pgTable(
  'peer_figure',
  {
    facilityCategory: text('facility_category').$type<FacilityCategory>().notNull(),
    /** Empty for the whole country. */
    region: text().notNull(),
    /** 0 for what is counted without a period. */
    months: smallint().notNull(),
    measure: text().$type<PeerMeasure>().notNull(),
    hospitals: integer().notNull(),
    median: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.facilityCategory, t.region, t.months, t.measure] }),
    isOneOf('peer_figure_category_known', t.facilityCategory, FACILITY_CATEGORY),
    isOneOf('peer_figure_measure_known', t.measure, PEER_MEASURE),
  ],
)
