import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Weather as HospitalWeather } from '../../contract/gen/hospital_weather_pb.ts'
import { Weather as StaffWeather } from '../../contract/gen/staff_weather_pb.ts'
import { DeclareWeatherOutcome, WithdrawWeatherOutcome } from '../../contract/gen/weather_pb.ts'
import { wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalWeather, toStaffWeather } from '../../platform/addresses.ts'
import { today } from '../../platform/clock.ts'
import { callHospitalRaw } from '../../services/hospital/hospital.server.ts'
import { callStaffRaw } from '../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, formWith, longText, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkWeather, prefecturesIn, spanIn } from './weather-check.ts'
import { DECLARE_WEATHER_FORM, type WeatherSearch } from './weather-search.ts'
import { prefectureOf, weatherView } from './weather-view.ts'

/** All declarations, for our staff. */
export const listStaffWeatherFn = createServerFn().handler(async () => {
  const { declarations } = await callStaffRaw(StaffWeather.method.listDeclarations, {})
  return { declarations: declarations.map(weatherView), today: today() }
})

/** A hospital's declarations, and our staff's for its prefecture. */
export const listHospitalWeatherFn = createServerFn().handler(async () => {
  const answer = await callHospitalRaw(HospitalWeather.method.listDeclarations, {})
  return {
    declarations: answer.declarations.map(weatherView),
    mayDeclare: answer.mayDeclare,
    prefecture: prefectureOf(answer.prefecture),
    today: today(),
  }
})

const side = v.picklist(['STAFF', 'HOSPITAL'])
type Side = v.InferOutput<typeof side>

const pageOf = (of: Side, search: WeatherSearch) =>
  of === 'STAFF' ? toStaffWeather(search) : toHospitalWeather(search)

const declareSchema = formWith({ side, reason: longText, idempotencyKey: submissionKey })

async function declare({ form, fields }: v.InferOutput<typeof declareSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkWeather(form))
  if (invalid) return invalid
  const { from: fromDay, to: toDay } = spanIn(form)
  const { side: by, ...words } = fields
  const request = { ...words, fromDay, toDay }
  return wordOfOutcome(
    DeclareWeatherOutcome,
    by === 'STAFF'
      ? callStaffRaw(StaffWeather.method.declareWeather, { ...request, prefectures: prefecturesIn(form) })
      : callHospitalRaw(HospitalWeather.method.declareWeather, request),
  )
}

/** Declares bad weather: our staff for prefectures, a hospital for its own works. */
export const declareWeatherFn = createServerFn({ method: 'POST' })
  .validator(declareSchema)
  .handler(
    postedCommand({
      form: DECLARE_WEATHER_FORM,
      run: declare,
      typed: ({ form }) => ({
        fromDay: typedIn(form, 'fromDay'),
        toDay: typedIn(form, 'toDay'),
        reason: typedIn(form, 'reason'),
        prefectures: prefecturesIn(form).join(','),
      }),
      isDone: ({ outcome }) => outcome === 'DECLARED',
      next: ({ outcome }, { fields }) => pageOf(fields.side, { outcome }),
    }),
  )

const withdrawSchema = fieldsOf({ side, id: uuid, idempotencyKey: submissionKey })

async function withdraw({ side: by, ...request }: v.InferOutput<typeof withdrawSchema>): Promise<FormAnswer> {
  return wordOfOutcome(
    WithdrawWeatherOutcome,
    by === 'STAFF'
      ? callStaffRaw(StaffWeather.method.withdrawWeather, request)
      : callHospitalRaw(HospitalWeather.method.withdrawWeather, request),
  )
}

/** Takes a declaration back. */
export const withdrawWeatherFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome }, fields) => pageOf(fields.side, { withdrawn: outcome }),
    }),
  )
