import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { TermsNotices } from '../../contract/gen/terms_notice_pb.ts'
import { uuid } from '../../domain/uuid.ts'
import { NOTICE_DELIVERY } from '../../domain/work/terms-notice.ts'
import { toTerms } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWork } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { fieldsOf, submissionKey, wordIn } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { shownRecord } from '../record/doctor/record-view.ts'
import { TERMS_FORM } from './terms-form-data.ts'
import { termsView } from './terms-view.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767))

/** The notice of terms of the doctor's work; null for a work or a version that is not the doctor's. */
export const getTermsFn = createServerFn()
  .validator(v.object({ workId: uuid, number }))
  .handler(({ data }) =>
    ifFound(async () => {
      const { work, notice, ...found } = await callWork(TermsNotices.method.getTermsNotice, data)
      return { ...found, work: shownRecord(work, now()), notice: notice && termsView(notice) }
    }),
  )

/** The doctor's notices to acknowledge; none for an account without a doctor. */
export const listTermsToAcknowledgeFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWork(TermsNotices.method.listTermsToAcknowledge, {}, await callerIdToken()),
  )
  return answer?.works ?? []
})

const answerSchema = fieldsOf({
  workId: uuid,
  idempotencyKey: submissionKey,
  // Without a version the form only changes the wish.
  number: v.pipe(v.string(), v.regex(/^\d{0,5}$/), v.transform(Number)),
  delivery: wordIn(NOTICE_DELIVERY),
})

export const answerTermsFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: TERMS_FORM,
      run: (answered) =>
        answered.number === 0
          ? callWork(TermsNotices.method.chooseTermsDelivery, answered)
          : callWork(TermsNotices.method.acknowledgeTerms, answered),
      done: ['ACKNOWLEDGED', 'DELIVERY_CHOSEN'],
      next: ({ outcome }, { workId }) => toTerms(workId, { outcome }),
    }),
  )
