import {
  DECIDE_LISTING_REPORT_OUTCOME,
  REPORT_RULE,
  type ReportVerdict,
} from '../../../domain/listing/listing-report.ts'
import { numberOfListing } from '../../../domain/listing/listing-number.ts'
import { toListing } from '../../../platform/addresses.ts'
import type { Executor } from '../../database/client.ts'
import { mailMembers } from '../../hospital/member-mails.service.ts'
import { lockStandingOf } from '../../hospital/standing/standing.service.ts'
import type { ListingReportNoticeKind } from '../../notice/listing-report-notice-kinds.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../../gate/staff-command.service.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'
import { EDITED } from '../draft-view.ts'
import { summariesOf, type Listed } from '../review/read-review.service.ts'
import { REVIEW_MAIL } from '../review/review-letters.ts'
import { stopListing } from '../review/stop-listing.service.ts'
import { decideReports, lockReports } from './report.store.ts'

export type DecideReportRequest = { listing: ListingKey; verdict: ReportVerdict; reason: string; key: string }

const NOTICE: Record<ReportVerdict, ListingReportNoticeKind> = {
  KEPT: 'LISTING_REPORT_KEPT',
  CONTACTED: 'LISTING_REPORT_CONTACTED',
  PAUSED: 'LISTING_REPORT_PAUSED',
}

type Reporter = { id: string; doctorId: string }

/** Tells the doctors what became of their reports. */
const tellDoctors = (
  tx: Executor,
  { listing: key, verdict }: DecideReportRequest,
  { reports, listing }: { reports: readonly Reporter[]; listing: Listed },
  now: Date,
) =>
  orderNotices(
    tx,
    reports.map(({ id, doctorId }) => ({
      kind: NOTICE[verdict],
      to: { doctorId },
      dedupeKey: `${NOTICE[verdict]}:${id}`,
      facts: {
        doctorId,
        hospitalName: listing.hospitalName,
        shift: listing.when,
        address: toListing(key.kind, String(key.id)),
      },
    })),
    now,
  )

async function decide(tx: Executor, { staffAccountId, request, now }: StaffCommand<DecideReportRequest>) {
  const { listing: key, verdict, reason } = request
  const number = numberOfListing(key.kind, key.id)
  const rule = REPORT_RULE[verdict]
  const found = await EDITED[key.kind].find(tx, key.id)
  if (!found) return 'NOT_FOUND'
  const { hospitalId } = found
  await lockStandingOf(tx, hospitalId)
  const locked = await EDITED[key.kind].lock(tx, key.id)
  const reports = await lockReports(tx, key)
  const listing = (await summariesOf(tx, [key])).get(number)
  if (!locked || !listing || reports.length === 0) return 'NOT_FOUND'
  const open = reports.filter(({ state }) => rule.from.includes(state))
  if (open.length === 0) return 'ALREADY_DECIDED'
  if (verdict === 'PAUSED' && !(await stopListing(tx, key, locked, { staffAccountId, reason, now })))
    return 'NOT_OPEN'
  await decideReports(
    tx,
    open.map(({ id }) => id),
    { state: verdict, decidedAt: now, decidedBy: staffAccountId },
  )
  const action = { staffAccountId, kind: rule.action, subject: `${hospitalId}`, at: now }
  const actionId = await recordStaffAction(tx, { ...action, words: `${number}: ${reason}` })
  const payload = { actionId, number, reason, status: locked.status }
  if (rule.tellsHospital)
    await mailMembers(tx, { hospitalId, key: `listing-report:${actionId}`, kind: REVIEW_MAIL, payload, now })
  await tellDoctors(tx, request, { reports: open, listing }, now)
  return 'DECIDED'
}

/** Decides all open reports of a listing. Idempotent by key. */
export const decideListingReport = staffCommand(
  { operation: 'decideListingReport', words: DECIDE_LISTING_REPORT_OUTCOME },
  decide,
)
