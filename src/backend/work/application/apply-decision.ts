import type { ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import { mayApply } from '../../../domain/application/apply-gate.ts'
import { selectionOnlyUntil } from '../../../domain/cancellation/caution.ts'
import { shiftFault } from '../../../domain/listing/shift-fault.ts'
import { listingNumber } from '../../../domain/listing/listing-number.ts'
import { hourlyFee } from '../../../domain/listing/pay.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { plannedInterval, restAround, type RestAnswer } from '../../../domain/work/rest-interval.ts'
import type { RestWork } from '../../../domain/work/rest-windows.ts'
import type { Role } from '../../../domain/account/role.ts'
import { spotTerms } from '../../../domain/listing/terms/spot-terms.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { applyMode, missingRequirements, type Missing } from '../../../domain/listing/requirements.ts'
import { tokyoClock, tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { ListingFacts } from '../core/listing-facts.store.ts'

export type PlannedTimes = { start: Date; end: Date }

/** The times the doctor wishes for, else the listing's. */
export const plannedTimes = (
  { spot }: ListingFacts,
  wish: { start: Date | null; end: Date | null },
): PlannedTimes => ({ start: wish.start ?? spot.startTime, end: wish.end ?? spot.endTime })

/** Other hours than the listing's own are lawful as those are. */
function isLawful({ spot, detail, hospital }: ListingFacts, { start, end }: PlannedTimes): boolean {
  if (start.getTime() === spot.startTime.getTime() && end.getTime() === spot.endTime.getTime()) return true
  const { nightPremiumIncluded } = detail
  const base = {
    ...spot,
    nightPremiumIncluded,
    wages: hospital.wages,
    permit: permitOf(spot, detail),
  }
  return shiftFault({ start, end, fee: spot.fee }, base) === null
}

const permitOf = (
  { nightDutyPermit: kind }: Pick<ListingFacts['spot'], 'nightDutyPermit'>,
  { permitFrom, permitTo }: Pick<ListingFacts['detail'], 'permitFrom' | 'permitTo'>,
) => ({ kind, from: permitFrom && tokyoClock(permitFrom), to: permitTo && tokyoClock(permitTo) })

function isWithinRange(facts: ListingFacts, { start, end }: PlannedTimes): boolean {
  const { spot } = facts
  const isIn = (time: Date, own: Date, from: Date | null, to: Date | null) =>
    time.getTime() === own.getTime() || (time >= (from ?? own) && time <= (to ?? own))
  return (
    isIn(start, spot.startTime, spot.adjustableStartFrom, spot.adjustableStartTo) &&
    isIn(end, spot.endTime, spot.adjustableEndFrom, spot.adjustableEndTo) &&
    end.getTime() - start.getTime() > spot.breakMinutes * 60_000 &&
    isLawful(facts, { start, end })
  )
}

/** The listing as a work at the planned times. */
export function shiftOf({ spot, detail }: ListingFacts, { start, end }: PlannedTimes): RestWork {
  const { shift, nightDutyPermit } = spot
  return plannedInterval({ shift, nightDutyPermit, permit: permitOf(spot, detail), start, end })
}

/** The rest around the planned times, beside all known works of the doctor. */
export const restOf = (facts: ListingFacts, planned: PlannedTimes): RestAnswer =>
  restAround(shiftOf(facts, planned), facts.works)

/** Late cancellations leave the doctor listings with selection only, for a time. */
const isSelectionOnly = ({ cautions }: ListingFacts, now: Date): boolean =>
  selectionOnlyUntil(
    cautions.map(({ at, tier }) => ({ at: new Date(at), tier })),
    now,
  ) !== null

export type AskedApplication = {
  role: Role
  now: Date
  planned: PlannedTimes
  shortRestAcknowledged: boolean
  /** The hospital has chosen this doctor: its offer takes the place of a selection, whatever is missing. */
  isOffered?: boolean
}

/** What the doctor lacks for the listing on the day of the work; nothing for a caller without a profile. */
export const missingOf = ({ detail, experience }: ListingFacts, { start }: PlannedTimes): Missing[] =>
  experience ? missingRequirements(detail.requirements, experience, tokyoDay(start)) : []

/** How the listing takes this doctor: a listing without selection takes whoever lacks something by selection. */
export const statusFor = (
  facts: ListingFacts,
  planned: PlannedTimes,
): ListingFacts['spot']['applicationStatus'] =>
  missingOf(facts, planned).length > 0 ? 'SELECTION' : facts.spot.applicationStatus

/**
 * The expected outcome of applying, by the rows read; the first reason for a refusal wins. Constraints and
 * conditional updates finally decide about slots and overlaps.
 */
export function decide(
  facts: ListingFacts,
  { role, now, planned, shortRestAcknowledged, isOffered = false }: AskedApplication,
): ApplyOutcome {
  const { spot } = facts
  const isMatchedAtOnce = isOffered || statusFor(facts, planned) === 'FREE'
  if (!mayApply(role, isMatchedAtOnce ? 'FREE' : 'SELECTION')) return 'NOT_ALLOWED'
  if (facts.applicationId !== null) return 'ALREADY_APPLIED'
  if (!isOffered && isMatchedAtOnce && isSelectionOnly(facts, now)) return 'SELECTION_ONLY'
  const isFull = spot.status === 'FILLED' || (spot.status === 'PUBLISHED' && spot.filledSlots >= spot.slots)
  if (isFull) return 'FILLED'
  if (spot.status !== 'PUBLISHED' || facts.hospital.isHiringPaused) return 'CLOSED'
  if (spot.applicationDeadline <= now) return 'CLOSED'
  if (!isOffered && applyMode(missingOf(facts, planned), spot.unmet) === 'CLOSED') return 'REQUIREMENTS_UNMET'
  if (!isWithinRange(facts, planned)) return 'TIMES_OUT_OF_RANGE'
  if (facts.overlaps) return 'OVERLAPPING'
  if (!shortRestAcknowledged && restOf(facts, planned).fit === 'ALARM') return 'SHORT_REST'
  return isMatchedAtOnce ? 'MATCHED' : 'APPLIED'
}

const withPremium = ({ fee, startTime, endTime, breakMinutes }: ListingFacts['spot'], premiumYen: number) => {
  const minutes = (endTime.getTime() - startTime.getTime()) / 60_000
  return { fee: fee + premiumYen, hourlyFee: hourlyFee(fee + premiumYen, minutes, breakMinutes) }
}

/**
 * The snapshot of terms shown before applying and stored with the application. Of an offered listing the fee has the
 * premium (指名手当) on top.
 */
export function termsOf(
  facts: ListingFacts,
  planned: PlannedTimes,
  offer?: { premiumYen: number },
): TermsSnapshot {
  const { spot, detail, hospital } = facts
  const { start, end } = planned
  const pay = offer ? withPremium(spot, offer.premiumYen) : spot
  return spotTerms(
    {
      ...spot,
      ...pay,
      applicationStatus: statusFor(facts, planned),
      offer,
      startTime: start,
      endTime: end,
      detail,
      hospital: { name: hospital.name, address: `${PREFECTURE[hospital.prefecture]}${hospital.address}` },
    },
    { listingNumber: listingNumber(spot.id), hospitalName: hospital.name, title: spot.title },
  )
}
