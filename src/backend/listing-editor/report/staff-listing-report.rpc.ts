import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { ListingStatus } from '../../../contract/gen/hospital_listing_pb.ts'
import { ListingReportReason, ListingReportState } from '../../../contract/gen/listing_report_pb.ts'
import {
  DecideListingReportOutcome,
  ReportedListings,
  ReportVerdict,
} from '../../../contract/gen/staff_listing_report_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { VERDICT_REASON } from '../../../domain/listing/listing-report.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import { toListingKey, toLongReason } from '../review/review-input.ts'
import { decideListingReport } from './decide-report.service.ts'
import { listReported, type Reported } from './read-reports.service.ts'

const toMessage = ({ number, status, state, reports, decidedAt, reportedAt, ...listing }: Reported) => ({
  listing: { ...listing, listingNumber: number, askedAt: timestampFromDate(reportedAt) },
  status: ListingStatus[status],
  state: ListingReportState[state],
  reports: reports.map((one) => ({
    reason: ListingReportReason[one.reason],
    detail: one.detail,
    reportedAt: timestampFromDate(one.reportedAt),
  })),
  decidedAt: timestampOf(decidedAt),
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.ReportedListings`, each for staff only. */
export const createStaffListingReportMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethodRaw(ReportedListings.method.listReportedListings, async (_, call) => {
    await staffOf(call)
    const { open, decided } = await listReported(database)
    return { open: open.map(toMessage), decided: decided.map(toMessage) }
  }),

  rpcMethodRaw(ReportedListings.method.decideListingReport, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const verdict = wireWordOf(ReportVerdict, message.verdict)
    if (!verdict) throw invalidArgument('判断を選んでください。')
    const request = {
      listing: toListingKey(message.listingNumber),
      verdict,
      reason: toLongReason(message.reason, VERDICT_REASON.least),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await decideListingReport(database, { staffAccountId, request, now: clock() })
    return { outcome: DecideListingReportOutcome[outcome] }
  }),
]
