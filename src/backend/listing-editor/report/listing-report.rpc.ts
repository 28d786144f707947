import {
  ListingReportReason,
  ListingReports,
  ListingReportState,
  ReportListingOutcome,
} from '../../../contract/gen/listing_report_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { REPORT_DETAIL } from '../../../domain/listing/listing-report.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedInDoctor, toIdempotencyKey, toText } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toListingKey } from '../review/review-input.ts'
import { readOwnReport, reportListing } from './report-listing.service.ts'

/** The methods of `dp.work.ListingReports`, for doctors. */
export const createListingReportMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethodRaw(ListingReports.method.getOwnReport, async ({ listingNumber }, call) => {
    const { doctorId } = signedInDoctor(call)
    const own = await readOwnReport(database, doctorId, toListingKey(listingNumber))
    if (!own) throw new RpcError('not_found', 'この求人は見つかりません。')
    return {
      hospitalName: own.hospitalName,
      title: own.title,
      state: ListingReportState[own.state ?? 'UNSPECIFIED'],
    }
  }),

  rpcMethodRaw(ListingReports.method.reportListing, async (message, call) => {
    const doctor = signedInDoctor(call)
    const reason = wireWordOf(ListingReportReason, message.reason)
    if (!reason) throw invalidArgument('通報の理由を選んでください。')
    const request = {
      listing: toListingKey(message.listingNumber),
      reason,
      detail: toText(message.detail, REPORT_DETAIL.most),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await reportListing(database, { ...doctor, request, now: clock() })
    return { outcome: ReportListingOutcome[outcome] }
  }),
]
