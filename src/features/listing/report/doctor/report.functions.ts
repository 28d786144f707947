import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  ListingReportReason,
  ListingReports,
  ListingReportState,
  ReportListingOutcome,
} from '../../../../contract/gen/listing_report_pb.ts'
import { numberOf, wireWordOf, wordOfOutcome } from '../../../../contract/wire-word.ts'
import { listingOfNumber } from '../../../../domain/listing/listing-number.ts'
import { toListingReport } from '../../../../platform/addresses.ts'
import { codeOf } from '../../../../services/refusal.ts'
import { callWorkRaw } from '../../../../services/work/work.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../../forms/form-fields.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { checkListingReport } from './report-check.ts'
import { REPORT_LISTING_FORM } from './report-search.ts'

const number = v.pipe(
  v.string(),
  v.check((text) => listingOfNumber(text) !== null),
)

/** The listing with the doctor's own report; null for an unknown listing, NO_DOCTOR before registration. */
export const getOwnReportFn = createServerFn()
  .validator(number)
  .handler(async ({ data: listingNumber }) => {
    try {
      const { hospitalName, title, state } = await callWorkRaw(ListingReports.method.getOwnReport, {
        listingNumber,
      })
      return { hospitalName, title, state: wireWordOf(ListingReportState, state) }
    } catch (error) {
      const code = codeOf(error)
      if (code === 'not_found') return null
      if (code === 'failed_precondition') return 'NO_DOCTOR'
      throw error
    }
  })

const reportSchema = formWith({
  number,
  reason: v.pipe(v.string(), v.maxLength(20)),
  detail: longText,
  idempotencyKey: submissionKey,
})

async function report({ form, fields }: v.InferOutput<typeof reportSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkListingReport(form))
  if (invalid) return invalid
  const { number: listingNumber, reason, ...request } = fields
  return wordOfOutcome(
    ReportListingOutcome,
    callWorkRaw(ListingReports.method.reportListing, {
      ...request,
      listingNumber,
      reason: numberOf(ListingReportReason, reason),
    }),
  )
}

/** Tells our staff about a listing. */
export const reportListingFn = createServerFn({ method: 'POST' })
  .validator(reportSchema)
  .handler(
    postedCommand({
      form: REPORT_LISTING_FORM,
      run: report,
      typed: ({ form }) => ({ reason: typedIn(form, 'reason'), detail: typedIn(form, 'detail') }),
      isDone: ({ outcome }) => outcome === 'REPORTED',
      next: ({ outcome }, { fields }) => toListingReport(fields.number, { outcome }),
    }),
  )
