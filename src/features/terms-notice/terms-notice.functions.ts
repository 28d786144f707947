import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { AnswerTermsOutcome, NoticeDelivery, TermsNotices } from '../../contract/gen/terms_notice_pb.ts'
import { numberOf, wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toTerms } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { shownRecord } from '../record/doctor/record-view.ts'
import { TERMS_FORM } from './posted-forms.ts'
import { checkDelivery } from './terms-check.ts'
import { termsView } from './terms-view.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767))

/** The notice of terms of the doctor's work; null for a work or a version that is not the doctor's. */
export const getTermsFn = createServerFn()
  .validator(v.object({ workId: uuid, number }))
  .handler(({ data }) =>
    ifFound(async () => {
      const found = await callWorkRaw(TermsNotices.method.getTermsNotice, data)
      return {
        work: shownRecord(found.work, now()),
        notice: found.notice ? termsView(found.notice) : null,
        versions: found.versions,
        doctorName: found.doctorName,
      }
    }),
  )

/** The doctor's notices to acknowledge; none for an account without a doctor. */
export const listTermsToAcknowledgeFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWorkRaw(TermsNotices.method.listTermsToAcknowledge, {}, await callerIdToken()),
  )
  return (
    answer?.works.map(({ workId, hospitalName, startTime, endTime }) => ({
      workId,
      hospitalName,
      startTime: instantText(startTime) ?? '',
      endTime: instantText(endTime) ?? '',
    })) ?? []
  )
})

const answerSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  // Without a version the form only changes the wish.
  number: v.pipe(v.string(), v.regex(/^\d{0,5}$/), v.transform(Number)),
  delivery: v.pipe(v.string(), v.maxLength(20)),
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDelivery(form))
  if (invalid) return invalid
  const { workId, idempotencyKey } = fields
  const asked = {
    workId,
    idempotencyKey,
    delivery: numberOf(NoticeDelivery, fields.delivery),
  }
  return wordOfOutcome(
    AnswerTermsOutcome,
    fields.number === 0
      ? callWorkRaw(TermsNotices.method.chooseTermsDelivery, asked)
      : callWorkRaw(TermsNotices.method.acknowledgeTerms, {
          ...asked,
          number: fields.number,
        }),
  )
}

export const answerTermsFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: TERMS_FORM,
      run: answer,
      typed: ({ form }) => ({ delivery: typedIn(form, 'delivery') }),
      isDone: ({ outcome }) => outcome === 'ACKNOWLEDGED' || outcome === 'DELIVERY_CHOSEN',
      next: ({ outcome }, { fields: { workId } }) => toTerms(workId, { outcome }),
    }),
  )
