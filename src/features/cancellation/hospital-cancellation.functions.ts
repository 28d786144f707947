import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Cancellations } from '../../contract/gen/hospital_cancellation_pb.ts'
import { cancelWorkWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { HOSPITAL_CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { typedNumber } from '../../domain/text/typed-text.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalCancellation } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { namedWork } from '../date-change/work-field-schema.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, longText, ticked, wordIn } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { comingWorkView, workView, workWeatherView } from './cancellation-view.ts'
import { CANCEL_FORM, DECIDE_CANCELLATION_FORM } from './hospital-form-data.ts'

/** A work of the member's hospital and its last cancellation; null for an unknown one. */
export const getHospitalCancellationFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { work, weather, ...found } = await callHospital(Cancellations.method.getCancellation, { workId })
      return {
        ...found,
        work: workView(work, now()),
        weather: weather && workWeatherView(weather.prefecture, weather),
      }
    }),
  )

/** The coming works of the chosen hospital. */
export const listComingWorksFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const { works, nextCursor } = await callHospital(Cancellations.method.listComingWorks, { after })
    return {
      items: works.map((coming) => comingWorkView(coming, now())),
      nextCursor,
    }
  })

const answerSchema = fieldsOf({
  ...namedWork,
  cancellationId: uuid,
  answer: wordIn({ ACCEPT: true, REJECT: true }),
  word: longText,
  called: ticked,
  reasonConfirmed: ticked,
})

export const answerCancellationFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: DECIDE_CANCELLATION_FORM,
      run: (answered) => callHospital(Cancellations.method.decideCancellation, answered),
      done: ['ACCEPTED', 'REJECTED'],
      next: ({ outcome }, { workId }) => toHospitalCancellation(workId, { outcome }),
    }),
  )

const cancelSchema = fieldsOf({
  ...namedWork,
  reason: wordIn(HOSPITAL_CANCELLATION_REASON),
  detail: longText,
  compensation: v.pipe(v.string(), v.maxLength(40)),
})

async function cancel({ compensation, ...asked }: v.InferOutput<typeof cancelSchema>): Promise<FormAnswer> {
  const compensationYen = typedNumber(compensation) ?? 0
  const answer = await callHospital(Cancellations.method.cancelWork, { ...asked, compensationYen })
  if (answer.outcome !== 'COMPENSATION_TOO_LOW') return answer
  return { ...answer, problems: { compensation: cancelWorkWords(answer.outcome)?.text ?? '' } }
}

export const cancelWorkFn = createServerFn({ method: 'POST' })
  .validator(cancelSchema)
  .handler(
    postedCommand<v.InferOutput<typeof cancelSchema>, FormAnswer>({
      form: CANCEL_FORM,
      run: cancel,
      done: 'CANCELLED',
      next: ({ outcome }, { workId }) => toHospitalCancellation(workId, { cancelled: outcome }),
    }),
  )
