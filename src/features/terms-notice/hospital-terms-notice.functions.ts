import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { IssueTermsOutcome, TermsNotices } from '../../contract/gen/hospital_terms_notice_pb.ts'
import { wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalTerms } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callHospitalRaw } from '../../services/hospital/hospital.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { shownRecord } from '../record/doctor/record-view.ts'
import { ISSUE_FORM } from './posted-forms.ts'
import { checkItems, itemField, itemsOf } from './terms-check.ts'
import { termsView } from './terms-view.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767))

/** The notice of terms of a work of the member's hospital; null for an unknown work or version. */
export const getHospitalTermsFn = createServerFn()
  .validator(v.object({ workId: uuid, number }))
  .handler(({ data }) =>
    ifFound(async () => {
      const found = await callHospitalRaw(TermsNotices.method.getTermsNotice, data)
      return {
        work: shownRecord(found.work, now()),
        notice: found.notice ? termsView(found.notice) : null,
        versions: found.versions,
        doctorName: found.doctorName,
        mayIssue: found.mayIssue,
      }
    }),
  )

const place = {
  workId: uuid,
  idempotencyKey: submissionKey,
  number: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)),
}
const issueSchema = formWith({
  ...place,
  isKept: v.pipe(v.string(), v.maxLength(10)),
})

const lineEnds = (text: string) => text.replaceAll('\r\n', '\n')

async function issue({ form, fields }: v.InferOutput<typeof issueSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkItems(form))
  if (invalid) return invalid
  const items = itemsOf(form).map((key) => ({
    key,
    text: lineEnds(typedIn(form, itemField(key))),
  }))
  return wordOfOutcome(
    IssueTermsOutcome,
    callHospitalRaw(TermsNotices.method.issueTerms, {
      ...fields,
      items,
      isKept: fields.isKept !== '',
    }),
  )
}

export const issueTermsFn = createServerFn({ method: 'POST' })
  .validator(issueSchema)
  .handler(
    postedCommand({
      form: ISSUE_FORM,
      run: issue,
      typed: ({ form }) =>
        Object.fromEntries(itemsOf(form).map((key) => [itemField(key), typedIn(form, itemField(key))])),
      isDone: ({ outcome }) => outcome === 'ISSUED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalTerms(workId, { outcome }),
    }),
  )

const handOverSchema = formWith(place)

async function handOver({ fields }: v.InferOutput<typeof handOverSchema>): Promise<FormAnswer> {
  return wordOfOutcome(IssueTermsOutcome, callHospitalRaw(TermsNotices.method.handOverTerms, fields))
}

export const handOverTermsFn = createServerFn({ method: 'POST' })
  .validator(handOverSchema)
  .handler(
    postedCommand({
      form: ISSUE_FORM,
      run: handOver,
      isDone: ({ outcome }) => outcome === 'HANDED_OVER',
      next: ({ outcome }, { fields: { workId } }) => toHospitalTerms(workId, { outcome }),
    }),
  )
