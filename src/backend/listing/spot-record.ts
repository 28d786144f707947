import { termLines } from '../../domain/listing/terms/term-lines.ts'
import type {
  ResolversParentTypes,
  SpotWorkDetail,
  SpotWorkViewer,
} from '../../contract/gen/listings-resolvers.ts'
import { listingNumber } from '../../domain/listing/listing-number.ts'
import { wirePayday } from '../../domain/money/payday-wire.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { tokyoDay, tokyoText } from '../../domain/text/tokyo-time.ts'
import { toListingRecord, toListingDetail, toOwnMode } from './listing-record.ts'
import type { ListingKind } from './listing.service.ts'
import {
  findSpotWorkDetails,
  findSpotWorksByIds,
  findSpotWorksOfHospital,
  findWholeSpotWorks,
  type SpotDetailRow,
  type SpotRow,
} from './spot-listing.store.ts'

/** A spot listing of the contract, without fields with resolvers of their own. */
export type SpotWorkRecord = ResolversParentTypes['SpotWork']

const textOrNull = (instant: Date | null) => instant && tokyoText(instant)

/** The row for its matched doctor: with the time and pay of the work, whatever the listing says. */
function asAgreed<Row extends SpotRow>(row: Row): Row {
  const agreed = 'application' in row.viewer ? row.viewer.application?.agreed : null
  if (!agreed) return row
  const { startTime, endTime, breakMinutes, fee, hourlyFee } = agreed
  const times = { startTime: new Date(startTime), endTime: new Date(endTime), startDate: civilDay(startTime) }
  return { ...row, listing: { ...row.listing, ...times, breakMinutes, fee, hourlyFee } }
}

function toViewer({ viewer, listing }: SpotRow): SpotWorkViewer | null {
  if (!('application' in viewer)) return null
  const { application, feeAtLike, subscribed, overlaps, ng } = viewer
  return {
    liked: feeAtLike !== null,
    feeAtLike,
    subscribed,
    ...toOwnMode({ listing }, viewer.experience, tokyoDay(listing.startTime)),
    applicationState: application?.state ?? null,
    agreed: application?.agreed ? termLines(application.agreed) : null,
    overlaps,
    ng,
  }
}

const toDetail = (detail: SpotDetailRow): SpotWorkDetail => ({
  ...toListingDetail(detail),
  permitFrom: textOrNull(detail.permitFrom),
  permitTo: textOrNull(detail.permitTo),
})

function toSpotWork(listed: SpotRow & { detail?: SpotDetailRow }, now: Date): SpotWorkRecord {
  const row = asAgreed(listed)
  const { listing, detail, promised } = row
  return {
    ...listing,
    ...toListingRecord(row, now),
    listingNumber: listingNumber(listing.id),
    startTime: tokyoText(listing.startTime),
    endTime: tokyoText(listing.endTime),
    startDay: dayKind(listing.startDate),
    adjustable: {
      startFrom: textOrNull(listing.adjustableStartFrom),
      startTo: textOrNull(listing.adjustableStartTo),
      endFrom: textOrNull(listing.adjustableEndFrom),
      endTo: textOrNull(listing.adjustableEndTo),
    },
    viewer: toViewer(row),
    promised: {
      ...promised,
      payday: promised.payday && wirePayday(promised.payday),
      permitFrom: textOrNull(promised.permitFrom),
      permitTo: textOrNull(promised.permitTo),
    },
    ...(detail && { detail: toDetail(detail) }),
  }
}

export const spotListings: ListingKind<SpotRow, SpotWorkRecord, SpotWorkDetail> = {
  findByIds: findSpotWorksByIds,
  findWhole: findWholeSpotWorks,
  findOfHospital: findSpotWorksOfHospital,
  findDetails: async (executor, ids) =>
    new Map((await findSpotWorkDetails(executor, ids)).map((row) => [String(row.spotWorkId), toDetail(row)])),
  toWork: toSpotWork,
}
