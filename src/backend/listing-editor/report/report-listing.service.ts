import { DAY_MS } from '../../../domain/duration.ts'
import {
  LISTING_REPORT_REASON,
  LISTING_REPORT_STATE,
  REPORT_LISTING_OUTCOME,
  REPORTS_A_DAY,
  type ListingReportReason,
} from '../../../domain/listing/listing-report.ts'
import { numberOfListing } from '../../../domain/listing/listing-number.ts'
import type { Database, Executor } from '../../database/client.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'
import {
  countReportsSince,
  findOwnReport,
  findReportable,
  findReportsBy,
  insertListingReport,
} from './report.store.ts'

export type ReportListingRequest = {
  listing: ListingKey
  reason: ListingReportReason
  detail: string
  key: string
}

/** A listing with the state of the doctor's report; null for a listing that doctors may not see. */
export async function readOwnReport(database: Database, doctorId: string, key: ListingKey) {
  const [listing, report] = await Promise.all([
    findReportable(database, key),
    findOwnReport(database, doctorId, key),
  ])
  return listing && { ...listing, state: report?.state ?? null }
}

async function report(
  tx: Executor,
  { doctorId, request, now }: DoctorCommand<ReportListingRequest>,
): Promise<keyof typeof REPORT_LISTING_OUTCOME> {
  const { listing: key, reason, detail } = request
  const listing = await findReportable(tx, key)
  if (!listing) return 'NOT_FOUND'
  if (await findOwnReport(tx, doctorId, key)) return 'ALREADY_REPORTED'
  const since = new Date(now.getTime() - DAY_MS)
  if ((await countReportsSince(tx, doctorId, since)) >= REPORTS_A_DAY) return 'TOO_MANY'
  const { hospitalId } = listing
  await insertListingReport(tx, key, { hospitalId, doctorId, reason, detail, reportedAt: now })
  return 'REPORTED'
}

/** Stores a doctor's report of a listing, once for each. Idempotent by key. */
export const reportListing = doctorCommand(
  { operation: 'reportListing', words: REPORT_LISTING_OUTCOME },
  report,
)

/** What a doctor has reported, for the data export. */
export const ownListingReports = async (executor: Executor, doctorId: string) => ({
  求人の通報: (await findReportsBy(executor, doctorId)).map((one) => ({
    求人番号: numberOfListing(one.kind, one.listingId),
    理由: LISTING_REPORT_REASON[one.reason],
    内容: one.detail,
    通報日時: one.reportedAt,
    状態: LISTING_REPORT_STATE[one.state],
  })),
})
