import { DAY_MS } from '../../domain/duration.ts'
import { shownPercent } from '../../domain/work/accuracy.ts'
import { wirePayday } from '../../domain/money/payday-wire.ts'
import type { PaydayRule } from '../../domain/money/payday.ts'
import type { Hospital, Workload } from '../../contract/gen/listings-resolvers.ts'
import { CONFIRM_DAYS, daysUnconfirmed } from '../../domain/listing/confirmation.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import { MINIMUM_REPORTS } from '../../domain/listing/workload-text.ts'
import { tokyoDay, tokyoText } from '../../domain/text/tokyo-time.ts'
import { SKILL } from '../../domain/doctor/profile-words.ts'
import type { ApplyMode } from '../../domain/listing/apply-mode.ts'
import {
  applyMode,
  missingRequirements,
  missingText,
  oneOfText,
  type Experience,
  type Requirements,
} from '../../domain/listing/requirements.ts'
import { impressionsOfRow } from '../database/impressions-of-row.ts'
import type { PatientScope } from '../database/schema/listing/listing-terms.ts'
import type { SpotRow } from './spot-listing.store.ts'

/** Time for which a published listing counts as new, looked at by whole minutes, for which a list may be remembered. */
export const NEW_FOR_MS = 3 * DAY_MS

type ListingRow = Pick<SpotRow, 'hospital' | 'workload'> & {
  listing: {
    id: number
    status: ListingStatus
    publishTime: Date
    editedAt: Date
    confirmedAt: Date | null
    applicationDeadline: Date
  }
}

/** Days since the last confirmation of a listing that recruits, once it is late. */
function unconfirmedDays({ status, confirmedAt, editedAt }: ListingRow['listing'], now: Date): number | null {
  const since = confirmedAt && confirmedAt > editedAt ? confirmedAt : editedAt
  const days = daysUnconfirmed(since.toISOString(), now)
  return status === 'PUBLISHED' && days >= CONFIRM_DAYS ? days : null
}

/** Maps a row of either kind to the computed fields of `interface Listing`. */
export const toListingRecord = ({ listing, hospital, workload }: ListingRow, now: Date) => ({
  id: String(listing.id),
  // A published listing of a hospital that has paused hiring is shown as paused.
  status: listing.status === 'PUBLISHED' && hospital.isHiringPaused ? ('PAUSED' as const) : listing.status,
  publishTime: tokyoText(listing.publishTime),
  editedAt: tokyoText(listing.editedAt),
  editedOn: tokyoDay(listing.editedAt),
  unconfirmedDays: unconfirmedDays(listing, now),
  applicationDeadline: tokyoText(listing.applicationDeadline),
  isNew: now.getTime() - (now.getTime() % 60_000) - listing.publishTime.getTime() < NEW_FOR_MS,
  hospital: toHospital(hospital),
  workload: toWorkload(workload),
})

function toWorkload(workload: ListingRow['workload']): Workload | null {
  if (!workload || workload.reports < MINIMUM_REPORTS) return null
  return {
    reports: workload.reports,
    step: workload.step,
    ambulance: { median: workload.ambulanceMedian, low: workload.ambulanceLow, high: workload.ambulanceHigh },
    walkIn: { median: workload.walkInMedian, low: workload.walkInLow, high: workload.walkInHigh },
    wardCall: { median: workload.wardCallMedian, low: workload.wardCallLow, high: workload.wardCallHigh },
    sleepMinutesMedian: workload.sleepMinutesMedian,
    permittedMinutesMedian: workload.permittedMinutesMedian,
  }
}

function toHospital(hospital: ListingRow['hospital']): Hospital {
  const { dutyRoom, nearestStations, accuracyCount, accuracyPercent, ...rest } = hospital
  const [access = { line: '', station: '', walkMinutes: null, busMinutes: null }] = nearestStations
  return {
    ...rest,
    id: String(hospital.id),
    access,
    nearestStations,
    dutyRoomNote: dutyRoom?.note ?? null,
    accuracyPercent: shownPercent(accuracyPercent, accuracyCount),
    accuracyCount,
    impressions: impressionsOfRow(hospital),
  }
}

type RequiringRow = {
  listing: Pick<
    SpotRow['listing'],
    'minYears' | 'requiredSpecialties' | 'requiredSkills' | 'firstTimeOk' | 'unmet'
  >
}

/** How the calling doctor may apply to a listing, and what is missing on the day of the work. */
export function toOwnMode(
  { listing }: RequiringRow,
  experience: Experience | null,
  day: string,
): { applyMode: ApplyMode | null; missing: string[] } {
  if (!experience) return { applyMode: null, missing: [] }
  const { requiredSpecialties: specialties, requiredSkills: skills, ...asked } = listing
  const missing = missingRequirements({ ...asked, specialties, skills }, experience, day)
  return { applyMode: applyMode(missing, listing.unmet), missing: missing.map(missingText) }
}

/** Maps a row to the computed fields of `interface ListingDetail`. */
export const toListingDetail = <
  Row extends { patientScope: PatientScope; requirements: Requirements; payday: PaydayRule | null },
>({
  patientScope,
  payday,
  requirements,
  ...rest
}: Row) => ({
  ...rest,
  ...patientScope,
  payday: payday && wirePayday(payday),
  requiredYears: requirements.minYears,
  requiredSpecialties: requirements.specialties.length > 0 ? [oneOfText(requirements.specialties)] : [],
  requiredSkills: requirements.skills.map((name) => SKILL[name]),
  firstTimeOk: requirements.firstTimeOk,
  onlyMet: requirements.unmet === 'CLOSED',
  requirementNote: requirements.note ?? null,
})
