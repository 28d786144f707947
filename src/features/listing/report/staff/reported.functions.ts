import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ListingStatus } from '../../../../contract/gen/hospital_listing_pb.ts'
import { ListingReportReason, ListingReportState } from '../../../../contract/gen/listing_report_pb.ts'
import {
  DecideListingReportOutcome,
  ReportedListings,
  ReportVerdict,
  type ReportedListing,
} from '../../../../contract/gen/staff_listing_report_pb.ts'
import { numberOf, requiredWord, wordOfOutcome } from '../../../../contract/wire-word.ts'
import { listingOfNumber } from '../../../../domain/listing/listing-number.ts'
import { LISTING_REPORT_REASON, LISTING_REPORT_STATE } from '../../../../domain/listing/listing-report.ts'
import { mayEdit } from '../../../../domain/listing/listing-state.ts'
import { LISTING_STATUS } from '../../../../domain/listing/listing-words.ts'
import { toReportedListings } from '../../../../platform/addresses.ts'
import { callStaffRaw } from '../../../../services/staff/staff.server.ts'
import { timestampText } from '../../../../services/timestamp-text.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../../forms/form-fields.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { checkVerdict } from './reported-check.ts'
import { DECIDE_REPORT_FORM } from './reported-search.ts'

const reportedView = ({ listing, status, state, reports, decidedAt }: ReportedListing) => {
  const named = listing && listingOfNumber(listing.listingNumber)
  if (!listing || !named) throw new Error('ReportedListing.listing says nothing that is known')
  const word = requiredWord(ListingStatus, status, 'ReportedListing.status')
  return {
    number: listing.listingNumber,
    kind: named.kind,
    id: String(named.id),
    title: listing.title,
    when: listing.when,
    hospitalId: listing.hospitalId,
    hospitalName: listing.hospitalName,
    status: LISTING_STATUS[word],
    isFilled: word === 'FILLED',
    hasEnded: !mayEdit(word),
    state: LISTING_REPORT_STATE[requiredWord(ListingReportState, state, 'ReportedListing.state')],
    reports: reports.map(({ reason, detail, reportedAt }) => ({
      reason: LISTING_REPORT_REASON[requiredWord(ListingReportReason, reason, 'ToldReport.reason')],
      detail,
      at: timestampText(reportedAt),
    })),
    decidedAt: decidedAt ? timestampText(decidedAt) : null,
  }
}
export type ReportedView = ReturnType<typeof reportedView>

/** Listings with open reports, and those decided last. */
export const listReportedListingsFn = createServerFn().handler(async () => {
  const { open, decided } = await callStaffRaw(ReportedListings.method.listReportedListings, {})
  return { open: open.map(reportedView), decided: decided.map(reportedView) }
})

const decideSchema = formWith({
  number: v.pipe(
    v.string(),
    v.check((text) => listingOfNumber(text) !== null),
  ),
  verdict: v.pipe(v.string(), v.maxLength(20)),
  reason: longText,
  idempotencyKey: submissionKey,
})

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkVerdict(form))
  if (invalid) return invalid
  const { number: listingNumber, verdict, ...request } = fields
  return wordOfOutcome(
    DecideListingReportOutcome,
    callStaffRaw(ReportedListings.method.decideListingReport, {
      ...request,
      listingNumber,
      verdict: numberOf(ReportVerdict, verdict),
    }),
  )
}

/** Decides the open reports of a listing. */
export const decideListingReportFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_REPORT_FORM,
      run: decide,
      typed: ({ form }) => ({
        number: typedIn(form, 'number'),
        verdict: typedIn(form, 'verdict'),
        reason: typedIn(form, 'reason'),
      }),
      isDone: ({ outcome }) => outcome === 'DECIDED',
      next: ({ outcome }) => toReportedListings({ outcome }),
    }),
  )
