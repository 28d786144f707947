import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Cancellations } from '../../contract/gen/cancellation_pb.ts'
import { CANCELLATION_TIER } from '../../domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { toCancellation } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWork } from '../../services/work/work.server.ts'
import { workFields } from '../date-change/work-field-schema.ts'
import { fieldsOf, longText, ticked, wordIn } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { workView, workWeatherView } from './cancellation-view.ts'
import { REQUEST_FORM } from './request-form-data.ts'

/** The doctor's work of a listing and its last cancellation; null without such a work. */
export const getCancellationFn = createServerFn()
  .validator(v.object({ id: workFields.id, scheduleId: workFields.scheduleId }))
  .handler(({ data: { id, scheduleId } }) =>
    ifFound(async () => {
      const { work, prefecture, weather, ...found } = await callWork(
        Cancellations.method.getCancellation,
        scheduleId === '' ? { spotWorkId: id } : { scheduleId },
      )
      return { ...found, work: workView(work, now()), weather: workWeatherView(prefecture, weather) }
    }),
  )

const requestSchema = fieldsOf({
  ...workFields,
  reason: wordIn(CANCELLATION_REASON),
  detail: longText,
  phone: v.pipe(v.string(), v.maxLength(40)),
  phoneConfirmed: ticked,
  seenWeather: ticked,
  seenTier: wordIn(CANCELLATION_TIER),
})

export const requestCancellationFn = createServerFn({ method: 'POST' })
  .validator(requestSchema)
  .handler(
    postedCommand({
      form: REQUEST_FORM,
      run: (asked) => callWork(Cancellations.method.requestCancellation, asked),
      done: 'REQUESTED',
      next: ({ outcome }, fields) => toCancellation(fields, { outcome }),
    }),
  )

export const withdrawCancellationFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(workFields))
  .handler(
    postedCommand({
      run: (named) => callWork(Cancellations.method.withdrawCancellation, named),
      next: ({ outcome }, fields) => toCancellation(fields, { withdrawn: outcome }),
    }),
  )
