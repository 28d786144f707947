import { termLines } from '../../domain/listing/terms/term-lines.ts'
import type {
  RegularDate,
  RegularWorkDetail,
  RegularWorkViewer,
  ResolversParentTypes,
} from '../../contract/gen/listings-resolvers.ts'
import { dayKind, holidayName } from '../../domain/text/day-kind.ts'
import { regularListingNumber } from '../../domain/listing/listing-number.ts'
import {
  firstRegularDates,
  isWorked,
  monthlyEstimate,
  shiftOn,
  type RegularRule,
} from '../../domain/listing/regular-dates.ts'
import { clockOfTime } from '../../domain/text/time-of-day.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import { toListingRecord, toListingDetail, toOwnMode } from './listing-record.ts'
import type { ListingKind } from './listing.service.ts'
import {
  findRegularWorkDetails,
  findRegularWorksByIds,
  findRegularWorksOfHospital,
  findWholeRegularWorks,
  type RegularDetailRow,
  type RegularRow,
} from './regular-listing.store.ts'

/** A regular listing of the contract, without fields with resolvers of their own. */
export type RegularWorkRecord = ResolversParentTypes['RegularWork']

/** Number of first dates that are compared with the doctor's works. */
const LOOKED_AT = 4

const clockOrNull = (time: string | null) => time && clockOfTime(time)

type Dated = RegularRule & {
  startTimeOfDay: string
  endTimeOfDay: string
  crossesMidnight: boolean
  holidayStartTimeOfDay: string | null
  fee: number
  holidayFee: number | null
}

/** The first dates with their hours and pay, which may differ on holidays. */
export function toRegularDates(regular: Dated, count: number): RegularDate[] {
  return firstRegularDates(regular, count).map((date) => {
    const { day, kind } = date
    const shift = isWorked(kind) ? shiftOn(date, regular, regular.fee) : null
    return {
      day,
      dayKind: dayKind(day),
      holiday: holidayName(day) ?? null,
      kind,
      startTime: shift && tokyoText(shift.start),
      endTime: shift && tokyoText(shift.end),
      fee: shift && shift.fee,
    }
  })
}

/** The row for its matched doctor: with the days, hours and pay of the contract, whatever the listing says. */
function asAgreed<Row extends RegularRow>(row: Row): Row {
  const agreed = 'application' in row.viewer ? row.viewer.application?.agreed : null
  if (!agreed?.regular) return row
  const { regular, fee, hourlyFee } = agreed
  return { ...row, listing: { ...row.listing, ...regular, fee, hourlyFee } }
}

function toViewer({ listing, viewer }: RegularRow): RegularWorkViewer | null {
  if (!('feeAtLike' in viewer)) return null
  const works = viewer.works.map((work) => ({ start: Date.parse(work.start), end: Date.parse(work.end) }))
  const overlaps = ({ startTime, endTime }: RegularDate) =>
    startTime !== null &&
    endTime !== null &&
    works.some(({ start, end }) => start < Date.parse(endTime) && end > Date.parse(startTime))
  return {
    liked: viewer.feeAtLike !== null,
    feeAtLike: viewer.feeAtLike,
    subscribed: viewer.subscribed,
    ...toOwnMode({ listing }, viewer.experience, listing.contractStart),
    applicationState: viewer.application?.state ?? null,
    agreed: viewer.application?.agreed ? termLines(viewer.application.agreed) : null,
    ng: viewer.ng,
    overlapDays:
      // A contract's own dates are among the works.
      works.length === 0 || viewer.application?.state === 'MATCHED'
        ? []
        : toRegularDates(listing, LOOKED_AT)
            .filter(overlaps)
            .map(({ day }) => day),
  }
}

function toDetail({ renewal, ...detail }: RegularDetailRow): RegularWorkDetail {
  return {
    ...toListingDetail(detail),
    permitFrom: clockOrNull(detail.permitFrom),
    permitTo: clockOrNull(detail.permitTo),
    renewalExists: renewal.exists,
    renewalCriteria: renewal.criteria,
    renewalMaxCount: renewal.maxCount,
    renewalMaxYears: renewal.maxYears,
  }
}

function toRegularWork(listed: RegularRow & { detail?: RegularDetailRow }, now: Date): RegularWorkRecord {
  const row = asAgreed(listed)
  const { listing, detail } = row
  return {
    ...listing,
    ...toListingRecord(row, now),
    listingNumber: regularListingNumber(listing.id),
    startTimeOfDay: clockOfTime(listing.startTimeOfDay),
    endTimeOfDay: clockOfTime(listing.endTimeOfDay),
    holidayStartTimeOfDay: clockOrNull(listing.holidayStartTimeOfDay),
    adjustableWorkingStartTime: listing.adjustableStart,
    adjustableWorkingEndTime: listing.adjustableEnd,
    monthlyEstimate: monthlyEstimate(listing.fee, listing),
    viewer: toViewer(row),
    ...(detail && { detail: toDetail(detail) }),
  }
}

export const regularListings: ListingKind<RegularRow, RegularWorkRecord, RegularWorkDetail> = {
  findByIds: findRegularWorksByIds,
  findWhole: findWholeRegularWorks,
  findOfHospital: findRegularWorksOfHospital,
  findDetails: async (executor, ids) =>
    new Map(
      (await findRegularWorkDetails(executor, ids)).map((row) => [String(row.regularWorkId), toDetail(row)]),
    ),
  toWork: toRegularWork,
}
