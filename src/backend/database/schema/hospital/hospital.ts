import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { HOSPITAL_STANDING, type HospitalStanding } from '../../../../domain/listing/standing-words.ts'
import {
  CLINICAL_DEPARTMENT,
  type ClinicalDepartment,
} from '../../../../domain/doctor/clinical-department.ts'
import {
  AMENITY,
  ELECTRONIC_CHART,
  type Amenity,
  type ElectronicChart,
} from '../../../../domain/listing/hospital-words.ts'
import {
  EMERGENCY_LEVEL,
  FACILITY_CATEGORY,
  SHIFT,
  type EmergencyLevel,
  type FacilityCategory,
  type Shift,
} from '../../../../domain/listing/listing-words.ts'
import { MINIMUM_REPORTS } from '../../../../domain/listing/workload-text.ts'
import { PREFECTURE, type Prefecture } from '../../../../domain/text/prefecture.ts'
import { allOf, instant, isOneOf } from '../columns.ts'
import { WORKLOAD_STEP } from '../listing/workload-step.sql.ts'

export type NearestStation = {
  line: string
  station: string
  walkMinutes: number | null
  busMinutes: number | null
}
export type DutyRoom = {
  private: boolean
  shower: boolean
  wifi: boolean
  meal: boolean
  note: string | null
}
export type NightStaffing = {
  doctors: number
  nurses: number
  radiology: boolean
  laboratory: boolean
  backup: string | null
}

export const hospital = pgTable(
  'hospital',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    nameKana: text('name_kana').notNull(),
    facilityCategory: text('facility_category').$type<FacilityCategory>().notNull(),
    prefecture: text().$type<Prefecture>().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    postalCode: text('postal_code').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Nearest first; never empty. */
    nearestStations: jsonb('nearest_stations').$type<NearestStation[]>().notNull(),
    beds: integer(),
    emergencyLevel: text('emergency_level').$type<EmergencyLevel>().notNull(),
    departments: text().array().$type<ClinicalDepartment[]>().notNull(),
    openingYear: smallint('opening_year'),
    summary: text().notNull(),
    phone: text().notNull(),
    electronicChart: text('electronic_chart').$type<ElectronicChart>().notNull(),
    amenities: text().array().$type<Amenity[]>().notNull(),
    dutyRoom: jsonb('duty_room').$type<DutyRoom>(),
    nightStaffing: jsonb('night_staffing').$type<NightStaffing>(),
    replyMedianMinutes: integer('reply_median_minutes'),
    /** 求人票どおり度 in percent; shown from five answers on. */
    accuracyPercent: smallint('accuracy_percent'),
    accuracyCount: integer('accuracy_count').notNull().default(0),
    /**
     * What the surveys of 求人票どおり度 say besides (`domain/work/impressions.ts`): means in tenths, 10 to 50, and how many
     * doctors would come again. All or none.
     */
    busynessTenths: smallint('busyness_tenths'),
    handoverTenths: smallint('handover_tenths'),
    facilitiesTenths: smallint('facilities_tenths'),
    reworkYes: smallint('rework_yes'),
    reworkCondition: smallint('rework_condition'),
    reworkNo: smallint('rework_no'),
    isHiringPaused: boolean('is_hiring_paused').notNull().default(false),
    /** Decided by our staff. Only an ACTIVE hospital is hiring, so that whoever reads that reads the standing too. */
    standing: text().$type<HospitalStanding>().notNull().default('ACTIVE'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Target of the listings' composite foreign keys: on update cascade keeps their copies of these columns
    // equal.
    unique('hospital_place').on(t.id, t.prefecture, t.facilityCategory),
    index('hospital_prefecture').on(t.prefecture),
    // What leaves the listings of the few out of every list reads them alone.
    index('hospital_hiring_paused')
      .on(t.id)
      .where(sql`${t.isHiringPaused}`),
    isOneOf('hospital_standing_known', t.standing, HOSPITAL_STANDING),
    check('hospital_hires_when_active', sql`${t.standing} = 'ACTIVE' or ${t.isHiringPaused}`),
    index('hospital_not_active')
      .on(t.standing, t.id)
      .where(sql`${t.standing} <> 'ACTIVE'`),
    isOneOf('hospital_facility_category_known', t.facilityCategory, FACILITY_CATEGORY),
    isOneOf('hospital_prefecture_known', t.prefecture, PREFECTURE),
    isOneOf('hospital_emergency_level_known', t.emergencyLevel, EMERGENCY_LEVEL),
    isOneOf('hospital_electronic_chart_known', t.electronicChart, ELECTRONIC_CHART),
    allOf('hospital_departments_known', t.departments, CLINICAL_DEPARTMENT),
    allOf('hospital_amenities_known', t.amenities, AMENITY),
    // Search URLs hold city names in a comma-separated list (`domain/text/city.ts`).
    check('hospital_city_name', sql`${t.city} ~ '^[^[:space:]　,]{1,40}$'`),
    check('hospital_accuracy_range', sql`${t.accuracyPercent} between 0 and 100`),
    check(
      'hospital_experience_range',
      sql`least(${t.busynessTenths}, ${t.handoverTenths}, ${t.facilitiesTenths}) >= 10
        and greatest(${t.busynessTenths}, ${t.handoverTenths}, ${t.facilitiesTenths}) <= 50
        and least(${t.reworkYes}, ${t.reworkCondition}, ${t.reworkNo}) >= 0`,
    ),
    check(
      'hospital_experience_whole',
      sql`num_nulls(${t.busynessTenths}, ${t.handoverTenths}, ${t.facilitiesTenths}, ${t.reworkYes}, ${t.reworkCondition}, ${t.reworkNo}) in (0, 6)`,
    ),
    // Whole groups of five doctors, so that no answer stands alone.
    check(
      'hospital_experience_groups',
      sql.raw(
        `rework_yes + rework_condition + rework_no >= ${MINIMUM_REPORTS} and (rework_yes + rework_condition + rework_no) % ${MINIMUM_REPORTS} = 0`,
      ),
    ),
  ],
)

/** Workload reported by past doctors, per hospital and shift. Shown only from five reports on. */
export const hospitalWorkload = pgTable(
  'hospital_workload',
  {
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    shift: text().$type<Shift>().notNull(),
    reports: integer().notNull(),
    ambulanceMedian: real('ambulance_median').notNull(),
    ambulanceLow: real('ambulance_low').notNull(),
    ambulanceHigh: real('ambulance_high').notNull(),
    walkInMedian: real('walk_in_median').notNull(),
    walkInLow: real('walk_in_low').notNull(),
    walkInHigh: real('walk_in_high').notNull(),
    wardCallMedian: real('ward_call_median').notNull(),
    wardCallLow: real('ward_call_low').notNull(),
    wardCallHigh: real('ward_call_high').notNull(),
    /** 「まとまって眠れた時間」; null for shifts without a night. */
    sleepMinutesMedian: integer('sleep_minutes_median'),
    /** Worked inside the band of a 宿日直許可; null with too few reports of works under a permit. */
    permittedMinutesMedian: integer('permitted_minutes_median'),
    step: smallint().notNull().generatedAlwaysAs(WORKLOAD_STEP),
  },
  (t) => [
    primaryKey({ columns: [t.hospitalId, t.shift] }),
    isOneOf('hospital_workload_shift_known', t.shift, SHIFT),
  ],
)
