import type { ApplyOutcome } from '../../domain/application/apply-outcome.ts'
import { mayApply } from '../../domain/application/apply-gate.ts'
import { selectionOnlyUntil } from '../../domain/cancellation/caution.ts'
import { listingNumber } from '../../domain/listing/listing-number.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { checkRest, type RestCheck } from '../../domain/work/rest-interval.ts'
import type { Role } from '../../domain/account/role.ts'
import { spotTerms } from '../../domain/listing/spot-terms.ts'
import { incentiveRules } from '../../domain/listing/terms-parts.ts'
import type { TermsSnapshot } from '../../domain/listing/terms-snapshot.ts'
import { tokyoClock, tokyoText } from '../../domain/text/tokyo-time.ts'
import { toNeighbours } from '../database/neighbour-works.sql.ts'
import type { ListingFacts } from './listing-facts.store.ts'

export type PlannedTimes = { start: Date; end: Date }

/** The times the doctor wishes for, else the listing's. */
export const plannedTimes = (
  { spot }: ListingFacts,
  wish: { start: Date | null; end: Date | null },
): PlannedTimes => ({ start: wish.start ?? spot.startTime, end: wish.end ?? spot.endTime })

function isWithinRange({ spot }: ListingFacts, { start, end }: PlannedTimes): boolean {
  const isIn = (time: Date, own: Date, from: Date | null, to: Date | null) =>
    time.getTime() === own.getTime() || (time >= (from ?? own) && time <= (to ?? own))
  return (
    isIn(start, spot.startTime, spot.adjustableStartFrom, spot.adjustableStartTo) &&
    isIn(end, spot.endTime, spot.adjustableEndFrom, spot.adjustableEndTo) &&
    end.getTime() - start.getTime() > spot.breakMinutes * 60_000
  )
}

/** Rest in minutes before and after the planned times; null where the guideline is met. */
export function restOf({ spot, before, after }: ListingFacts, { start, end }: PlannedTimes): RestCheck {
  const { shift, nightDutyPermit } = spot
  return checkRest({ shift, nightDutyPermit, start, end }, toNeighbours({ before, after }))
}

/** Late cancellations leave the doctor listings with selection only, for a time. */
const isSelectionOnly = ({ cautions }: ListingFacts, now: Date): boolean =>
  selectionOnlyUntil(
    cautions.map(({ at, tier }) => ({ at: new Date(at), tier })),
    now,
  ) !== null

export type Asked = {
  role: Role
  now: Date
  planned: PlannedTimes
  shortRestAcknowledged: boolean
}

/**
 * The expected outcome of applying, by the rows read; the first reason for a refusal wins. Constraints and
 * conditional updates finally decide about slots and overlaps.
 */
export function decide(
  facts: ListingFacts,
  { role, now, planned, shortRestAcknowledged }: Asked,
): ApplyOutcome {
  const { spot } = facts
  if (!mayApply(role, spot.applicationStatus)) return 'NOT_ALLOWED'
  if (facts.applicationId !== null) return 'ALREADY_APPLIED'
  if (spot.applicationStatus === 'FREE' && isSelectionOnly(facts, now)) return 'SELECTION_ONLY'
  const isFull = spot.status === 'FILLED' || (spot.status === 'PUBLISHED' && spot.filledSlots >= spot.slots)
  if (isFull) return 'FILLED'
  if (spot.status !== 'PUBLISHED' || facts.hospital.isHiringPaused) return 'CLOSED'
  if (spot.applicationDeadline <= now) return 'CLOSED'
  if (!isWithinRange(facts, planned)) return 'TIMES_OUT_OF_RANGE'
  if (facts.overlaps) return 'OVERLAPPING'
  const { before, after } = restOf(facts, planned)
  if ((before !== null || after !== null) && !shortRestAcknowledged) return 'SHORT_REST'
  return spot.applicationStatus === 'FREE' ? 'MATCHED' : 'APPLIED'
}

/** The snapshot of terms shown before applying and stored with the application. */
export function termsOf(
  { spot, detail, hospital }: ListingFacts,
  { start, end }: PlannedTimes,
): TermsSnapshot {
  return {
    listingNumber: listingNumber(spot.id),
    hospitalName: hospital.name,
    title: spot.title,
    startTime: tokyoText(start),
    endTime: tokyoText(end),
    fee: spot.fee,
    hourlyFee: spot.hourlyFee,
    incentives: incentiveRules(spot.incentives),
    permit: {
      kind: spot.nightDutyPermit,
      from: detail.permitFrom && tokyoClock(detail.permitFrom),
      to: detail.permitTo && tokyoClock(detail.permitTo),
    },
    terms: spotTerms({
      ...spot,
      startTime: start,
      endTime: end,
      detail,
      hospital: { name: hospital.name, address: `${PREFECTURE[hospital.prefecture]}${hospital.address}` },
    }),
  }
}
