import {
  ListingReportReason,
  ListingReports,
  ListingReportState,
  ReportListingOutcome,
} from '../../../contract/gen/listing_report_pb.ts'
import { wordOf } from '../../../contract/wire-word.ts'
import { REPORT_DETAIL } from '../../../domain/listing/listing-report.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcCall, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toListing } from '../review/review-input.ts'
import { readOwnReport, reportListing } from './report-listing.service.ts'

function doctorOf(call: RpcCall): { accountId: string; doctorId: string } {
  const { accountId, doctorId } = signedIn(call)
  if (doctorId === null) throw new RpcError('failed_precondition', '医師の登録が済むと、通報できます。')
  return { accountId, doctorId }
}

function toDetail(typed: string): string {
  const detail = typed.trim()
  if ([...detail].length > REPORT_DETAIL.most)
    throw invalidArgument(ruleMessage('maxLength', { n: REPORT_DETAIL.most }))
  if (detail.includes('\0')) throw invalidArgument('指定された形式で入力してください')
  return detail
}

/** The methods of `dp.work.ListingReports`, for doctors. */
export const createListingReportMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(ListingReports.method.getOwnReport, async ({ listingNumber }, call) => {
    const { doctorId } = doctorOf(call)
    const own = await readOwnReport(database, doctorId, toListing(listingNumber))
    if (!own) throw new RpcError('not_found', 'この求人は見つかりません。')
    return {
      hospitalName: own.hospitalName,
      title: own.title,
      state: ListingReportState[own.state ?? 'UNSPECIFIED'],
    }
  }),

  rpcMethod(ListingReports.method.reportListing, async (message, call) => {
    const doctor = doctorOf(call)
    const reason = wordOf(ListingReportReason, message.reason)
    if (!reason) throw invalidArgument('通報の理由を選んでください。')
    const request = {
      listing: toListing(message.listingNumber),
      reason,
      detail: toDetail(message.detail),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await reportListing(database, { ...doctor, request, now: clock() })
    return { outcome: ReportListingOutcome[outcome] }
  }),
]
