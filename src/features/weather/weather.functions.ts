import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Weather as HospitalWeather } from '../../contract/gen/hospital_weather_pb.ts'
import { Weather as StaffWeather } from '../../contract/gen/staff_weather_pb.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalWeather, toStaffWeather } from '../../platform/addresses.ts'
import { today } from '../../platform/clock.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { fieldsOf, longText, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { DECLARE_WEATHER_FORM, prefecturesIn, spanIn } from './weather-form-data.ts'
import type { WeatherSearch } from './weather-search.ts'
import { withPrefecture } from './weather-view.ts'

/** All declarations, for our staff. */
export const listStaffWeatherFn = createServerFn().handler(async () => {
  const { declarations } = await callStaff(StaffWeather.method.listDeclarations, {})
  return { declarations: declarations.map(withPrefecture), today: today() }
})

/** A hospital's declarations, and our staff's for its prefecture. */
export const listHospitalWeatherFn = createServerFn().handler(async () => {
  const answer = await callHospital(HospitalWeather.method.listDeclarations, {})
  return {
    ...withPrefecture(answer),
    declarations: answer.declarations.map(withPrefecture),
    today: today(),
  }
})

const side = v.picklist(['STAFF', 'HOSPITAL'])
type Side = v.InferOutput<typeof side>

const pageOf = (of: Side, search: WeatherSearch) =>
  of === 'STAFF' ? toStaffWeather(search) : toHospitalWeather(search)

/** Declares bad weather: our staff for prefectures, a hospital for its own works. */
export const declareWeatherFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ side, reason: longText, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      form: DECLARE_WEATHER_FORM,
      run: ({ side: by, ...words }, posted) => {
        const { from: fromDay, to: toDay } = spanIn(posted)
        const request = { ...words, fromDay, toDay }
        return by === 'STAFF'
          ? callStaff(StaffWeather.method.declareWeather, { ...request, prefectures: prefecturesIn(posted) })
          : callHospital(HospitalWeather.method.declareWeather, request)
      },
      done: 'DECLARED',
      next: ({ outcome }, fields) => pageOf(fields.side, { outcome }),
    }),
  )

/** Takes a declaration back. */
export const withdrawWeatherFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ side, id: uuid, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: ({ side: by, ...request }) =>
        by === 'STAFF'
          ? callStaff(StaffWeather.method.withdrawWeather, request)
          : callHospital(HospitalWeather.method.withdrawWeather, request),
      next: ({ outcome }, fields) => pageOf(fields.side, { withdrawn: outcome }),
    }),
  )
