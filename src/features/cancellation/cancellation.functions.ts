import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  Cancellations,
  CancellationReason,
  CancellationTier,
  RequestCancellationOutcome,
  WithdrawCancellationOutcome,
} from '../../contract/gen/cancellation_pb.ts'
import { numberOf, wordOfOutcome } from '../../contract/wire-word.ts'
import { decimalId } from '../../domain/decimal-id.ts'
import { uuid } from '../../domain/uuid.ts'
import { toCancellation } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { dateChangeView } from '../date-change/date-change-view.ts'
import { substituteView } from '../substitute/substitute-view.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { cancellationView, workView, workWeatherView } from './cancellation-view.ts'
import { REQUEST_FORM } from './posted-forms.ts'
import { checkRequest } from './request-check.ts'

/** The listing, and of a regular one the date. */
const of = { id: decimalId, scheduleId: v.union([v.literal(''), uuid]) }

/** The doctor's work of a listing and its last cancellation; null without such a work. */
export const getCancellationFn = createServerFn()
  .validator(v.object(of))
  .handler(({ data: { id, scheduleId } }) =>
    ifFound(async () => {
      const { work, cancellation, dateChange, substituteSearch, cautionPoints, prefecture, weather } =
        await callWorkRaw(
          Cancellations.method.getCancellation,
          scheduleId === '' ? { spotWorkId: id } : { scheduleId },
        )
      return {
        work: workView(work, now()),
        cancellation: cancellation ? cancellationView(cancellation) : null,
        substitute: substituteSearch ? substituteView(substituteSearch) : null,
        dateChange: dateChange ? dateChangeView(dateChange) : null,
        cautionPoints,
        weather: workWeatherView(prefecture, weather),
      }
    }),
  )

const place = { ...of, workId: uuid, idempotencyKey: submissionKey }

const requestSchema = formWith({
  ...place,
  reason: v.pipe(v.string(), v.maxLength(40)),
  detail: longText,
  phone: v.pipe(v.string(), v.maxLength(40)),
  phoneConfirmed: ticked,
  seenWeather: ticked,
  seenTier: v.pipe(v.string(), v.maxLength(40)),
})

async function request({ form, fields }: v.InferOutput<typeof requestSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkRequest(form))
  if (invalid) return invalid
  const { id: _listing, scheduleId: _date, ...asked } = fields
  return wordOfOutcome(
    RequestCancellationOutcome,
    callWorkRaw(Cancellations.method.requestCancellation, {
      ...asked,
      reason: numberOf(CancellationReason, asked.reason),
      seenTier: numberOf(CancellationTier, asked.seenTier),
    }),
  )
}

export const requestCancellationFn = createServerFn({ method: 'POST' })
  .validator(requestSchema)
  .handler(
    postedCommand({
      form: REQUEST_FORM,
      run: request,
      typed: ({ form, fields: { reason, detail, phone } }) => ({
        reason,
        detail,
        phone,
        phoneConfirmed: typedIn(form, 'phoneConfirmed'),
      }),
      isDone: ({ outcome }) => outcome === 'REQUESTED',
      next: ({ outcome }, { fields }) => toCancellation(fields, { outcome }),
    }),
  )

const withdrawSchema = fieldsOf(place)

async function withdraw({ workId, idempotencyKey }: v.InferOutput<typeof withdrawSchema>) {
  return wordOfOutcome(
    WithdrawCancellationOutcome,
    callWorkRaw(Cancellations.method.withdrawCancellation, { workId, idempotencyKey }),
  )
}

export const withdrawCancellationFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome }, fields) => toCancellation(fields, { withdrawn: outcome }),
    }),
  )
