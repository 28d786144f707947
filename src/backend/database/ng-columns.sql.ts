import { sql, type SQL } from 'drizzle-orm'
import type { NgReason } from '../../domain/ng/ng-words.ts'
import { GRID_WEEKDAYS } from '../../domain/search/weekday-grid.ts'
import { calendarBlock, ngSetting } from './schema/ng.ts'
import { hospital } from './schema/hospital.ts'
import { regularWork } from './schema/regular-work.ts'
import { spotWork } from './schema/spot-work.ts'

const own = (doctorId: string | null) => sql`setting.doctor_id = ${doctorId}`

/** Hospital and conditions, of a listing beside its hospital. */
const common = (listing: typeof spotWork | typeof regularWork, doctorId: string | null): SQL => sql`
  select 'HOSPITAL' as reason from ${ngSetting} setting
    where ${own(doctorId)} and setting.hospital_id = ${listing.hospitalId}
  union all select setting.condition from ${ngSetting} setting where ${own(doctorId)} and setting.condition = any(
    ${listing.patients} || case when 'AMBULANCE' = any(${listing.jobDescriptionTypes}) then array['AMBULANCE'] else '{}' end
    || case ${hospital.electronicChart} when 'EHR_FAMILIAR_TYPE_A' then array['CHART_HOSPITAL']
      when 'EHR_CLINIC' then array['CHART_CLINIC'] when 'PAPER' then array['CHART_PAPER'] else '{}' end)`

const reasons = (rows: SQL, date: SQL): { ng: SQL<NgReason[]> } => ({
  ng: sql`(select coalesce(json_agg(reason), '[]') from (${rows} union all select 'DATE' where ${date}) named)`,
})

/** The instant of minutes after midnight in Tokyo. */
const at = (minutes: SQL) => sql`(on_day.day + make_interval(mins => ${minutes})) at time zone 'Asia/Tokyo'`

/** Column: which of the doctor's NG settings name a spot listing. */
export const spotNgColumns = (doctorId: string | null) =>
  reasons(
    common(spotWork, doctorId),
    sql`exists (select from ${calendarBlock} block where block.doctor_id = ${doctorId}
      and block.start_time < ${spotWork.endTime} and block.end_time > ${spotWork.startTime})
    or exists (select from ${ngSetting} setting,
      generate_series(${spotWork.startDate}::timestamp - interval '1 day', ${spotWork.endTime} at time zone 'Asia/Tokyo', interval '1 day') on_day(day)
      where ${own(doctorId)} and setting.weekday = extract(isodow from on_day.day)
      and ${at(sql`setting.start_minute`)} < ${spotWork.endTime} and ${at(sql`setting.end_minute`)} > ${spotWork.startTime})`,
  )

const minuteOf = (time: SQL) => sql`(extract(epoch from ${time}) / 60)`
const WEEKDAYS = sql.raw(`(array[${GRID_WEEKDAYS.map((name) => `'${name}'`).join(', ')}])`)

/** The same of a regular listing, whose hours are compared with the weekly times. */
export const regularNgColumns = (doctorId: string | null) =>
  reasons(
    common(regularWork, doctorId),
    sql`exists (select from ${ngSetting} setting where ${own(doctorId)}
      and ${WEEKDAYS}[setting.weekday] = any(${regularWork.weekdays})
      and setting.start_minute < ${minuteOf(sql`${regularWork.endTimeOfDay}`)} + case when ${regularWork.crossesMidnight} then 1440 else 0 end
      and setting.end_minute > ${minuteOf(sql`${regularWork.startTimeOfDay}`)})`,
  )
