import type { Role } from '../../../domain/account/role.ts'
import { mayApply } from '../../../domain/application/apply-gate.ts'
import type { ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { regularListingNumber } from '../../../domain/listing/listing-number.ts'
import { applyMode, missingRequirements, type Missing } from '../../../domain/listing/requirements.ts'
import type { Weekday } from '../../../domain/text/week-days.ts'
import { regularTerms } from '../../../domain/listing/terms/regular-terms.ts'
import type { RegularContract, TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { clockOfTime } from '../../../domain/text/time-of-day.ts'
import { addDays, tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { addContractMonths } from '../../../domain/work/engagement.ts'
import type { ApplyKind } from './apply.service.ts'
import { findRegularFacts, type RegularFacts } from './regular-facts.store.ts'

export type RegularWish = {
  weekdays: Weekday[]
  /** The civil day from which the doctor can work. */
  startDate: string
}

export type RegularApplyRequest = RegularWish & {
  regularWorkId: number
  key: string
  message: string | null
  sharedDocuments: DocumentKind[]
}

/** How long after the listing's start a doctor may begin. */
const LATEST_MONTHS = 12

/** The first and the last day that the doctor may wish to begin on: never today. */
export function startRange({ listing }: RegularFacts, now: Date): { first: string; last: string } {
  const tomorrow = addDays(tokyoDay(now), 1)
  const first = listing.contractStart > tomorrow ? listing.contractStart : tomorrow
  const latest = addContractMonths(first, LATEST_MONTHS)
  const end = listing.contractEnd === null ? latest : addDays(listing.contractEnd, -1)
  return { first, last: end < latest ? end : latest }
}

const isPossible = (facts: RegularFacts, { weekdays, startDate }: RegularWish, now: Date): boolean => {
  const { first, last } = startRange(facts, now)
  return (
    weekdays.length > 0 &&
    weekdays.every((weekday) => facts.listing.weekdays.includes(weekday)) &&
    startDate >= first &&
    startDate <= last
  )
}

type Asked = {
  role: Role
  now: Date
  wish: RegularWish | null
  /** The hospital has chosen this doctor: its offer takes the place of a selection. */
  isOffered?: boolean
}

/** What the doctor lacks for the listing on the first day wished for; nothing for a caller without a profile. */
export const missingOfRegular = (
  { listing, detail, experience }: RegularFacts,
  wish: RegularWish | null,
): Missing[] =>
  experience
    ? missingRequirements(detail.requirements, experience, wish?.startDate ?? listing.contractStart)
    : []

/** The outcome of applying, by the rows read; the first reason for a refusal wins. Without a wish: the listing's own. */
export function decideRegular(
  facts: RegularFacts,
  { role, now, wish, isOffered = false }: Asked,
): ApplyOutcome {
  const { listing, hospital, applicationId } = facts
  const missing = missingOfRegular(facts, wish)
  // The hospital answers every application, so that one may be held until approval.
  if (!mayApply(role, isOffered ? 'FREE' : 'SELECTION')) return 'NOT_ALLOWED'
  if (applicationId !== null) return 'ALREADY_APPLIED'
  const isFull =
    listing.status === 'FILLED' || (listing.status === 'PUBLISHED' && listing.filledSlots >= listing.slots)
  if (isFull) return 'FILLED'
  if (listing.status !== 'PUBLISHED' || hospital.isHiringPaused) return 'CLOSED'
  if (listing.applicationDeadline <= now) return 'CLOSED'
  if (!isOffered && applyMode(missing, listing.unmet) === 'CLOSED') return 'REQUIREMENTS_UNMET'
  if (wish && !isPossible(facts, wish, now)) return 'WISH_INVALID'
  return isOffered ? 'MATCHED' : 'APPLIED'
}

type Premium = { premiumYen: number }

/** The contract of the listing, for the days and the start that the doctor wishes for; an offer's premium is on top. */
export function contractOf(
  listing: RegularContract,
  wish: RegularWish | null,
  { premiumYen }: Premium = { premiumYen: 0 },
): RegularContract {
  const { holidayStartTimeOfDay: holidayStart, holidayFee } = listing
  return {
    // In the order of the listing, whichever box was ticked first.
    weekdays: listing.weekdays.filter((weekday) => !wish || wish.weekdays.includes(weekday)),
    frequency: listing.frequency,
    weeksOfMonth: listing.weeksOfMonth,
    startTimeOfDay: clockOfTime(listing.startTimeOfDay),
    endTimeOfDay: clockOfTime(listing.endTimeOfDay),
    crossesMidnight: listing.crossesMidnight,
    breakMinutes: listing.breakMinutes,
    contractStart: wish?.startDate ?? listing.contractStart,
    contractEnd: listing.contractEnd,
    holidayPolicy: listing.holidayPolicy,
    holidayFee: holidayFee === null ? null : holidayFee + premiumYen,
    holidayStartTimeOfDay: holidayStart && clockOfTime(holidayStart),
    yearEndPolicy: listing.yearEndPolicy,
  }
}

/**
 * The terms of the listing, for the days and the start that the doctor wishes for. Of an offered listing the fee has
 * the premium (指名手当) on top.
 */
export function regularTermsOf(
  { listing, detail, hospital }: RegularFacts,
  wish: RegularWish | null,
  offer?: Premium,
): TermsSnapshot {
  const address = `${PREFECTURE[hospital.prefecture]}${hospital.address}`
  const fee = listing.fee + (offer?.premiumYen ?? 0)
  return regularTerms(
    { ...listing, fee, offer, detail, hospital: { name: hospital.name, address } },
    contractOf(listing, wish, offer),
    {
      listingNumber: regularListingNumber(listing.id),
      hospitalName: hospital.name,
      title: listing.title,
    },
  )
}

/** Applying to a regular listing: the hospital interviews and offers the contract. */
export const REGULAR_APPLY: ApplyKind<RegularApplyRequest> = {
  operation: 'applyToRegular',
  fingerprint: ({ regularWorkId, message, weekdays, startDate }) => [
    regularWorkId,
    message,
    weekdays.toSorted((a, b) => a.localeCompare(b)),
    startDate,
  ],
  async weigh(tx, { doctorId, role, request, now }) {
    const [facts] = await findRegularFacts(tx, [request.regularWorkId], doctorId)
    if (!facts) return null
    const { id, hospitalId, editedAt, breakMinutes } = facts.listing
    return {
      outcome: decideRegular(facts, { role, now, wish: request }),
      listing: { kind: 'regular', id, hospitalId, editedAt },
      applicationId: facts.applicationId,
      terms: () => regularTermsOf(facts, request),
      missing: missingOfRegular(facts, request),
      requestedStart: null,
      requestedEnd: null,
      breakMinutes,
    }
  },
}
