import type {
  ResolversParentTypes,
  SpotWorkDetail,
  SpotWorkViewer,
  Workload,
} from '../../contract/gen/listings-resolvers.ts'
import { APPLICATION_STATE, type ApplicationState } from '../../domain/application/application-words.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { listingNumber } from '../../domain/listing/listing-number.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import { checkRest } from '../../domain/work/rest-interval.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import { MINIMUM_REPORTS } from '../../domain/listing/workload-text.ts'
import type { SpotDetailRow, SpotRow } from './listing.store.ts'

/** A spot listing as the contract has it, without what is fetched on its own. */
export type SpotWorkRecord = ResolversParentTypes['SpotWork']

/** How long a listing counts as new. */
export const NEW_FOR_MS = 3 * 86_400_000

export const isNew = (publishTime: Date, now: Date): boolean =>
  now.getTime() - publishTime.getTime() < NEW_FOR_MS

const textOrNull = (instant: Date | null) => instant && tokyoText(instant)

export function toWorkload(workload: SpotRow['workload']): Workload | null {
  if (!workload || workload.reports < MINIMUM_REPORTS) return null
  return {
    reports: workload.reports,
    step: workload.step,
    ambulance: { median: workload.ambulanceMedian, low: workload.ambulanceLow, high: workload.ambulanceHigh },
    walkIn: { median: workload.walkInMedian, low: workload.walkInLow, high: workload.walkInHigh },
    wardCall: { median: workload.wardCallMedian, low: workload.wardCallLow, high: workload.wardCallHigh },
    sleepMinutesMedian: workload.sleepMinutesMedian,
  }
}

const isState = (state: string): state is ApplicationState => Object.hasOwn(APPLICATION_STATE, state)

function toViewer({ viewer, spot }: SpotRow): SpotWorkViewer | null {
  if (!('applicationState' in viewer)) return null
  const { applicationState: state, feeAtLike, subscribed, overlaps, before, after } = viewer
  const { shift, nightDutyPermit, startTime: start, endTime: end } = spot
  const rest = checkRest(
    { shift, nightDutyPermit, start, end },
    { before: before && { ...before, end: new Date(before.end) }, after: after && { start: after } },
  )
  return {
    liked: feeAtLike !== null,
    feeAtLike,
    subscribed,
    applicationState: state && isState(state) ? state : null,
    overlaps,
    restBeforeMinutes: rest.before,
    restAfterMinutes: rest.after,
    restGuidelineMinutes: rest.guideline,
  }
}

export function toHospital(hospital: SpotRow['hospital']): SpotWorkRecord['hospital'] {
  const { dutyRoom, nearestStations, accuracyCount, accuracyPercent, ...rest } = hospital
  const [access = { line: '', station: '', walkMinutes: null, busMinutes: null }] = nearestStations
  return {
    ...rest,
    id: String(hospital.id),
    access,
    nearestStations,
    dutyRoomNote: dutyRoom?.note ?? null,
    accuracyPercent: accuracyCount >= MINIMUM_REPORTS ? accuracyPercent : null,
    accuracyCount,
  }
}

export function toDetail(detail: SpotDetailRow): SpotWorkDetail {
  const { patientScope, requirements, ...rest } = detail
  return {
    ...rest,
    permitFrom: textOrNull(detail.permitFrom),
    permitTo: textOrNull(detail.permitTo),
    pediatrics: patientScope.pediatrics,
    trauma: patientScope.trauma,
    cardiacArrest: patientScope.cardiacArrest,
    requiredYears: requirements.minYears,
    requiredSpecialties: requirements.specialties,
    requiredSkills: requirements.skills,
    firstTimeOk: requirements.firstTimeOk,
  }
}

/** A published listing of a hospital that takes nobody at present is paused. */
export const shownStatus = (status: ListingStatus, hospital: { isHiringPaused: boolean }): ListingStatus =>
  status === 'PUBLISHED' && hospital.isHiringPaused ? 'PAUSED' : status

export function toSpotWork(row: SpotRow, now: Date): SpotWorkRecord {
  const { spot } = row
  return {
    ...spot,
    id: String(spot.id),
    status: shownStatus(spot.status, row.hospital),
    listingNumber: listingNumber(spot.id),
    publishTime: tokyoText(spot.publishTime),
    editedAt: tokyoText(spot.editedAt),
    applicationDeadline: tokyoText(spot.applicationDeadline),
    startTime: tokyoText(spot.startTime),
    endTime: tokyoText(spot.endTime),
    startDay: dayKind(spot.startDate),
    adjustable: {
      startFrom: textOrNull(spot.adjustableStartFrom),
      startTo: textOrNull(spot.adjustableStartTo),
      endFrom: textOrNull(spot.adjustableEndFrom),
      endTo: textOrNull(spot.adjustableEndTo),
    },
    isNew: isNew(spot.publishTime, now),
    hospital: toHospital(row.hospital),
    workload: toWorkload(row.workload),
    viewer: toViewer(row),
  }
}
