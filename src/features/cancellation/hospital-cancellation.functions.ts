import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalCancellationReason } from '../../contract/gen/cancellation_pb.ts'
import {
  CancellationAnswer,
  Cancellations,
  CancelWorkOutcome,
  DecideCancellationOutcome,
} from '../../contract/gen/hospital_cancellation_pb.ts'
import { numberOf, wordOfOutcome } from '../../contract/wire-word.ts'
import { cancelWorkWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { typedNumber } from '../../domain/text/typed-text.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalCancellation } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callHospitalRaw } from '../../services/hospital/hospital.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { dateChangeView } from '../date-change/date-change-view.ts'
import { substituteView } from '../substitute/substitute-view.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey, longText, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { cancellationView, comingWorkView, workView, workWeatherView } from './cancellation-view.ts'
import { checkCancellationAnswer, checkCancelWork } from './hospital-check.ts'
import { CANCEL_FORM, DECIDE_CANCELLATION_FORM } from './posted-forms.ts'

/** A work of the member's hospital and its last cancellation; null for an unknown one. */
export const getHospitalCancellationFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const found = await callHospitalRaw(Cancellations.method.getCancellation, { workId })
      return {
        work: workView(found.work, now()),
        doctorName: found.doctorName,
        title: found.title,
        cancellation: found.cancellation ? cancellationView(found.cancellation) : null,
        substitute: found.substituteSearch ? substituteView(found.substituteSearch) : null,
        dateChange: found.dateChange ? dateChangeView(found.dateChange) : null,
        mayDecide: found.mayDecide,
        weather: found.weather ? workWeatherView(found.weather.prefecture, found.weather) : null,
      }
    }),
  )

/** The coming works of the chosen hospital. */
export const listComingWorksFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const { works, nextCursor } = await callHospitalRaw(Cancellations.method.listComingWorks, { after })
    return {
      items: works.map((coming) => comingWorkView(coming, now())),
      nextCursor,
    }
  })

const word = v.pipe(v.string(), v.maxLength(40))
const place = { workId: uuid, idempotencyKey: submissionKey }

const answerSchema = formWith({
  ...place,
  cancellationId: uuid,
  answer: word,
  word: longText,
  called: ticked,
  reasonConfirmed: ticked,
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkCancellationAnswer(form))
  if (invalid) return invalid
  return wordOfOutcome(
    DecideCancellationOutcome,
    callHospitalRaw(Cancellations.method.decideCancellation, {
      ...fields,
      answer: numberOf(CancellationAnswer, fields.answer),
    }),
  )
}

export const answerCancellationFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: DECIDE_CANCELLATION_FORM,
      run: answer,
      typed: ({ form }) => ({ answer: typedIn(form, 'answer'), word: typedIn(form, 'word') }),
      isDone: ({ outcome }) => outcome === 'ACCEPTED' || outcome === 'REJECTED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalCancellation(workId, { outcome }),
    }),
  )

const cancelSchema = formWith({ ...place, reason: word, detail: longText, compensation: word })

async function cancel({ form, fields }: v.InferOutput<typeof cancelSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkCancelWork(form))
  if (invalid) return invalid
  const { compensation, reason, ...asked } = fields
  const answer = await wordOfOutcome(
    CancelWorkOutcome,
    callHospitalRaw(Cancellations.method.cancelWork, {
      ...asked,
      reason: numberOf(HospitalCancellationReason, reason),
      compensationYen: typedNumber(compensation) ?? 0,
    }),
  )
  if (answer.outcome !== 'COMPENSATION_TOO_LOW') return answer
  return { ...answer, problems: { compensation: cancelWorkWords(answer.outcome)?.text ?? '' } }
}

export const cancelWorkFn = createServerFn({ method: 'POST' })
  .validator(cancelSchema)
  .handler(
    postedCommand({
      form: CANCEL_FORM,
      run: cancel,
      typed: ({ fields: { reason, detail, compensation } }) => ({ reason, detail, compensation }),
      isDone: ({ outcome }) => outcome === 'CANCELLED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalCancellation(workId, { cancelled: outcome }),
    }),
  )
