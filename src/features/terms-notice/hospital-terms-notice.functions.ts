import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { TermsNotices } from '../../contract/gen/hospital_terms_notice_pb.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalTerms } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { typedIn } from '../forms/form-answer.ts'
import { fieldsOf, submissionKey, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { shownRecord } from '../record/doctor/record-view.ts'
import { HAND_OVER_FORM, ISSUE_FORM, itemField, itemsOf } from './issue-form-data.ts'
import { termsView } from './terms-view.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767))

/** The notice of terms of a work of the member's hospital; null for an unknown work or version. */
export const getHospitalTermsFn = createServerFn()
  .validator(v.object({ workId: uuid, number }))
  .handler(({ data }) =>
    ifFound(async () => {
      const { work, notice, ...found } = await callHospital(TermsNotices.method.getTermsNotice, data)
      return { ...found, work: shownRecord(work, now()), notice: notice && termsView(notice) }
    }),
  )

const place = {
  workId: uuid,
  idempotencyKey: submissionKey,
  number: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)),
}

const typedItems = (form: FormData) =>
  itemsOf(form).map((key) => ({ key, text: typedIn(form, itemField(key)).replaceAll('\r\n', '\n') }))

export const issueTermsFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...place, isKept: ticked }))
  .handler(
    postedCommand({
      form: ISSUE_FORM,
      run: (issued, posted) =>
        callHospital(TermsNotices.method.issueTerms, { ...issued, items: typedItems(posted) }),
      done: 'ISSUED',
      next: ({ outcome }, { workId }) => toHospitalTerms(workId, { outcome }),
    }),
  )

export const handOverTermsFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(place))
  .handler(
    postedCommand({
      form: HAND_OVER_FORM,
      run: (named) => callHospital(TermsNotices.method.handOverTerms, named),
      done: 'HANDED_OVER',
      next: ({ outcome }, { workId }) => toHospitalTerms(workId, { outcome }),
    }),
  )
