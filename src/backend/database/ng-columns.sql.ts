import { sql, type Column, type SQL } from 'drizzle-orm'
import type { NgReason } from '../../domain/ng/ng-words.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { GRID_WEEKDAYS } from '../../domain/search/weekday-grid.ts'
import { calendarBlock, ngEffect, ngSetting } from './schema/doctor/ng.ts'
import { hospital } from './schema/hospital/hospital.ts'
import { regularWork } from './schema/listing/regular-work.ts'
import { spotWork } from './schema/listing/spot-work.ts'

/** The doctor: an id, or the column of a statement about several doctors. */
type Doctor = string | null | Column

const own = (doctorId: Doctor) => sql`setting.doctor_id = ${doctorId}`

const namesSome = (doctorId: Doctor, kind: SQL): SQL =>
  sql`exists (select from ${ngSetting} setting where ${own(doctorId)} and ${kind} is not null)`

/** An array of one word where a condition holds, else of none. */
const wordIf = (condition: SQL, word: NgReason): SQL =>
  sql`case when ${condition} then ${sql.raw(`array['${word}']`)} else '{}'::text[] end`

/**
 * Hospital and conditions, of a listing beside its hospital, as an array. What does not depend on the listing PostgreSQL reads
 * once for all rows of one doctor.
 */
const common = (listing: typeof spotWork | typeof regularWork, doctorId: Doctor): SQL => sql`${wordIf(
  sql`${listing.hospitalId} = any(array(select setting.hospital_id from ${ngSetting} setting
    where ${own(doctorId)} and setting.hospital_id is not null))`,
  'HOSPITAL',
)} || case when ${namesSome(doctorId, sql`setting.condition`)} then array(
    select setting.condition from ${ngSetting} setting where ${own(doctorId)} and setting.condition = any(
    ${listing.patients} || case when 'AMBULANCE' = any(${listing.jobDescriptionTypes}) then array['AMBULANCE'] else '{}' end
    || case ${hospital.electronicChart} when 'EHR_FAMILIAR_TYPE_A' then array['CHART_HOSPITAL']
      when 'EHR_CLINIC' then array['CHART_CLINIC'] when 'PAPER' then array['CHART_PAPER'] else '{}' end))
  else '{}' end`

const withDate = (words: SQL, date: SQL): SQL => sql`${words} || ${wordIf(date, 'DATE')}`

const reasons = (words: SQL): { ng: SQL<NgReason[]> } => ({ ng: sql`(${words})` })

/** The instant of minutes after midnight in Tokyo. */
const at = (minutes: SQL) => sql`(on_day.day + make_interval(mins => ${minutes})) at time zone 'Asia/Tokyo'`

/** Which of the doctor's NG settings name a spot listing. */
const spotReasons = (doctorId: Doctor) =>
  withDate(
    common(spotWork, doctorId),
    sql`exists (select from ${calendarBlock} block where block.doctor_id = ${doctorId})
    and exists (select from ${calendarBlock} block where block.doctor_id = ${doctorId}
      and block.start_time < ${spotWork.endTime} and block.end_time > ${spotWork.startTime})
    or ${namesSome(doctorId, sql`setting.weekday`)}
    and exists (select from ${ngSetting} setting,
      generate_series(${spotWork.startDate}::timestamp - interval '1 day', ${spotWork.endTime} at time zone 'Asia/Tokyo', interval '1 day') on_day(day)
      where ${own(doctorId)} and setting.weekday = extract(isodow from on_day.day)
      and ${at(sql`setting.start_minute`)} < ${spotWork.endTime} and ${at(sql`setting.end_minute`)} > ${spotWork.startTime})`,
  )

const minuteOf = (time: SQL) => sql`(extract(epoch from ${time}) / 60)`
const WEEKDAYS = sql.raw(`(array[${GRID_WEEKDAYS.map((name) => `'${name}'`).join(', ')}])`)

/** The same of a regular listing, whose hours are compared with the weekly times. */
const regularReasons = (doctorId: Doctor) =>
  withDate(
    common(regularWork, doctorId),
    sql`exists (select from ${ngSetting} setting where ${own(doctorId)}
      and ${WEEKDAYS}[setting.weekday] = any(${regularWork.weekdays})
      and setting.start_minute < ${minuteOf(sql`${regularWork.endTimeOfDay}`)} + case when ${regularWork.crossesMidnight} then 1440 else 0 end
      and setting.end_minute > ${minuteOf(sql`${regularWork.startTimeOfDay}`)})`,
  )

/** Column: which of the doctor's NG settings name a listing, whatever they do with results. */
export const spotNgColumns = (doctorId: Doctor) => reasons(spotReasons(doctorId))
export const regularNgColumns = (doctorId: Doctor) => reasons(regularReasons(doctorId))

/** Condition: one of the doctor's NG settings names a spot listing, which stands beside its hospital. */
export const isUnwantedSpot = (doctorId: Doctor): SQL => sql`cardinality(${spotReasons(doctorId)}) > 0`

/**
 * Condition: a setting with the effect HIDE names a listing, as searches decide by `findWithout`. The statement joins the
 * listing's hospital. A regular listing is marked for its hours, and never left out for them.
 */
export function isLeftOut(kind: SearchKind, doctorId: Doctor): SQL {
  const named = kind === 'spot' ? spotReasons(doctorId) : common(regularWork, doctorId)
  return sql`exists (select from unnest(${named}) named(reason)
    left join ${ngEffect} effect on effect.doctor_id = ${doctorId}
    where coalesce(case reason when 'HOSPITAL' then effect.hospital when 'DATE' then effect.date
      else effect.condition end, 'HIDE') = 'HIDE')`
}
