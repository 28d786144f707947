import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import {
  AMBULANCE_EASINESS,
  APPLICATION_STATUS,
  EMERGENCY_LEVEL,
  NIGHT_DUTY_PERMIT,
  type EmergencyLevel,
} from '../../../../domain/listing/listing-words.ts'
import { CARFARE_TYPE, INCENTIVE_TYPE } from '../../../../domain/money/pay-words.ts'
import { allOf, instant, isOneOf } from '../columns.ts'
import { hospital } from '../hospital/hospital.ts'
import { listingChecks, listingColumns } from './listing-columns.ts'
import { listingTerms, termChecks } from './listing-terms.ts'

/** A spot listing: the columns that lists read. Narrow, because building the search index reads every row. */
export const spotWork = pgTable(
  'spot_work',
  {
    ...listingColumns(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    /** Civil day in Tokyo on which the shift starts, and its ISO weekday (Monday = 1). */
    startDate: date('start_date')
      .notNull()
      .generatedAlwaysAs(sql`((start_time at time zone 'Asia/Tokyo')::date)`),
    startWeekday: smallint('start_weekday')
      .notNull()
      .generatedAlwaysAs(sql`(extract(isodow from start_time at time zone 'Asia/Tokyo')::smallint)`),
    adjustableStartFrom: instant('adjustable_start_from'),
    adjustableStartTo: instant('adjustable_start_to'),
    adjustableEndFrom: instant('adjustable_end_from'),
    adjustableEndTo: instant('adjustable_end_to'),
    /** Yen per paid hour (without break), rounded down. */
    hourlyFee: integer('hourly_fee')
      .notNull()
      .generatedAlwaysAs(
        sql`(floor(fee * 60.0 / (extract(epoch from (end_time - start_time)) / 60 - break_minutes))::integer)`,
      ),
    /** 0 to 1000, computed when the listing is written; sort key of おすすめ順. */
    recommendScore: smallint('recommend_score').notNull(),
  },
  (t) => {
    const open = sql`${t.status} = 'PUBLISHED'`
    return [
      foreignKey({
        name: 'spot_work_hospital',
        columns: [t.hospitalId, t.prefecture, t.facilityCategory],
        foreignColumns: [hospital.id, hospital.prefecture, hospital.facilityCategory],
      }).onUpdate('cascade'),
      index('spot_work_by_start').on(t.startTime, t.id, t.applicationDeadline).where(open),
      index('spot_work_of_hospital').on(t.hospitalId, t.startTime, t.id).where(open),
      // The hospital's own list and calendar, in every state.
      index('spot_work_of_owner').on(t.hospitalId, t.startTime, t.id),
      // Its shelves.
      index('spot_work_on_shelf').on(t.hospitalId, t.status, t.startTime, t.id),
      index('spot_work_change').on(t.changeId),
      // Open listings with their confirmation: the daily question passes over the true ones without reading them.
      index('spot_work_unconfirmed')
        .on(t.applicationDeadline, sql`greatest(${t.confirmedAt}, ${t.editedAt})`)
        .where(open),
      ...listingChecks('spot_work', t),
      isOneOf('spot_work_application_status_known', t.applicationStatus, APPLICATION_STATUS),
      isOneOf('spot_work_ambulance_easiness_known', t.ambulanceEasiness, AMBULANCE_EASINESS),
      isOneOf('spot_work_night_duty_permit_known', t.nightDutyPermit, NIGHT_DUTY_PERMIT),
      isOneOf('spot_work_carfare_type_known', t.carfareType, CARFARE_TYPE),
      allOf('spot_work_incentives_known', t.incentiveTypes, INCENTIVE_TYPE),
      check(
        'spot_work_times',
        sql`${t.endTime} > ${t.startTime} and ${t.endTime} - ${t.startTime} <= interval '32 hours'`,
      ),
      check(
        'spot_work_break',
        sql`${t.breakMinutes} >= 0 and make_interval(mins => ${t.breakMinutes}) < ${t.endTime} - ${t.startTime}`,
      ),
      check(
        'spot_work_deadline',
        sql`${t.applicationDeadline} <= ${t.startTime} - case ${t.applicationStatus} when 'FREE' then interval '1 hour' else interval '0' end`,
      ),
    ]
  },
)

/** Columns that only the detail page and the terms snapshot of a spot listing read. */
export const spotWorkDetail = pgTable(
  'spot_work_detail',
  {
    spotWorkId: bigint('spot_work_id', { mode: 'number' })
      .primaryKey()
      .references(() => spotWork.id, { onDelete: 'cascade' }),
    ...listingTerms(),
    emergencyLevelOnDate: text('emergency_level_on_date').$type<EmergencyLevel>().notNull(),
    permitFrom: instant('permit_from'),
    permitTo: instant('permit_to'),
    contractPeriod: text('contract_period').notNull(),
  },
  (t) => [
    isOneOf('spot_work_detail_emergency_level_known', t.emergencyLevelOnDate, EMERGENCY_LEVEL),
    ...termChecks('spot_work_detail', t),
    index('spot_work_detail_unread_payday')
      .on(t.spotWorkId)
      .where(sql`${t.payday} is null`),
    check('spot_work_detail_permit', sql`${t.permitTo} > ${t.permitFrom}`),
  ],
)
