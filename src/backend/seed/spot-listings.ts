import { HOUR_MS, MINUTE_MS } from '../../domain/duration.ts'
import { isPeakSeason } from '../../domain/text/day-kind.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import { NOTHING_REQUIRED } from '../../domain/listing/requirements.ts'
import { requirementColumns } from '../database/schema/listing/listing-terms.ts'
import { hourlyFee } from '../../domain/listing/pay.ts'
import { REGIONS } from '../../domain/text/prefecture.ts'
import { minuteOfTrack } from '../../domain/text/shift-text.ts'
import { addDays, tokyoClock, tokyoDay, tokyoInstant, tokyoText } from '../../domain/text/tokyo-time.ts'
import type { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import type { ShiftKind } from './data/shift-kind.ts'
import { kindsFor, lawfulBreak, placeOf, setRecommendScores, workOf } from './demo/demo-listing.ts'
import type { DemoHospital } from './hospitals.ts'
import { makePay } from './pay-package.ts'
import { createRandom, type Random } from './random.ts'
import { makeDetail } from './spot-detail.ts'
import { patientsOf } from '../../domain/ng/ng-words.ts'
import { seedConfirmation } from './seed-confirmation.ts'

type SpotRow = Omit<Required<typeof spotWork.$inferInsert>, 'changeId'>
export type DemoSpot = { row: SpotRow; detail: typeof spotWorkDetail.$inferInsert }

/** Days ahead that the listings cover. */
export const HORIZON_DAYS = 120

const REGION_OF: Record<string, string> = Object.fromEntries(
  Object.entries(REGIONS).flatMap(([region, { prefectures }]) =>
    Object.keys(prefectures).map((name) => [name, region]),
  ),
)

function makeStatus(slots: number, random: Random): { status: ListingStatus; filledSlots: number } {
  const roll = random.float()
  if (roll < 0.03) return { status: 'FILLED', filledSlots: slots }
  if (roll < 0.045) return { status: 'CLOSED', filledSlots: 0 }
  if (roll < 0.055) return { status: 'PAUSED', filledSlots: 0 }
  if (roll < 0.058) return { status: 'DRAFT', filledSlots: 0 }
  if (roll < 0.06) return { status: 'WITHDRAWN', filledSlots: 0 }
  return { status: 'PUBLISHED', filledSlots: slots > 1 && random.chance(0.4) ? random.int(1, slots - 1) : 0 }
}

function makeTimes(kind: ShiftKind, now: Date, random: Random) {
  const variation = random.pick([0, 0, 0, -30, 30, 60])
  const minutes = kind.start + variation
  const today = tokyoDay(now)
  const wished = addDays(today, random.int(0, HORIZON_DAYS - 1))
  // A shift today must still be open to applications.
  const day =
    tokyoInstant(wished, minutes).getTime() > now.getTime() + 4 * HOUR_MS ? wished : addDays(wished, 1)
  const startTime = tokyoInstant(day, minutes)
  const length = kind.length + (kind.pattern === 'DAY_NIGHT' ? 0 : random.pick([0, 0, 0, 30, -30]))
  return { day, startTime, endTime: new Date(startTime.getTime() + length * MINUTE_MS), length }
}

function makeAdjustable(startTime: Date, endTime: Date, random: Random) {
  const at = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS)
  const start = random.chance(0.2)
  const end = random.chance(0.16)
  return {
    adjustableStartFrom: start ? at(startTime, -30) : null,
    adjustableStartTo: start ? at(startTime, 60) : null,
    adjustableEndFrom: end ? at(endTime, -60) : null,
    adjustableEndTo: end ? at(endTime, 30) : null,
  }
}

/** The break of the longest hours that a doctor may wish for. */
function breakOf(row: SpotRow, { permitFrom, permitTo }: DemoSpot['detail']): number {
  const { startTime, endTime, adjustableStartFrom, adjustableEndTo, breakMinutes } = row
  const [start, end] = [tokyoText(adjustableStartFrom ?? startTime), tokyoText(adjustableEndTo ?? endTime)]
  const permit = {
    kind: row.nightDutyPermit,
    from: permitFrom ? tokyoClock(permitFrom) : null,
    to: permitTo ? tokyoClock(permitTo) : null,
  }
  return lawfulBreak([{ start: minuteOfTrack(start), end: minuteOfTrack(end, start) }], breakMinutes, permit)
}

function makeSpot(id: number, hospital: DemoHospital, kind: ShiftKind, now: Date): DemoSpot {
  const random = createRandom(15_485_863 * id + 11)
  const { day, startTime, endTime, length } = makeTimes(kind, now, random)
  const applicationStatus = random.chance(0.45) ? 'FREE' : 'SELECTION'
  const lead = applicationStatus === 'FREE' ? random.int(1, 12) : random.int(3, 96)
  const deadline = Math.min(
    startTime.getTime() - HOUR_MS,
    Math.max(now.getTime() + 2 * HOUR_MS, startTime.getTime() - lead * HOUR_MS),
  )
  const publishTime = new Date(now.getTime() - random.int(10, 28 * 1_440) * MINUTE_MS)
  const editedAt = random.chance(0.5)
    ? publishTime
    : new Date(publishTime.getTime() + random.float() * (now.getTime() - publishTime.getTime()))
  const slots = random.chance(0.08) ? random.int(2, 3) : 1
  const pay = makePay(kind, hospital, isPeakSeason(day), random)
  const row: SpotRow = {
    id,
    ...placeOf(hospital),
    title: `${hospital.row.city}の${kind.title}`,
    ...makeStatus(slots, random),
    publishTime,
    editedAt,
    confirmedAt: seedConfirmation(id, editedAt, now),
    confirmAskedAt: null,
    lapsedAt: null,
    applicationDeadline: new Date(deadline),
    applicationStatus,
    slots,
    applicantCount: applicationStatus === 'SELECTION' && random.chance(0.35) ? random.int(1, 5) : 0,
    startTime,
    endTime,
    ...makeAdjustable(startTime, endTime, random),
    ...workOf(kind, random),
    ...requirementColumns(NOTHING_REQUIRED),
    patients: [],
    ...pay,
    recommendScore: 0,
  }
  const detail = makeDetail(row, hospital, kind, length, random)
  Object.assign(row, requirementColumns(detail.requirements))
  row.patients = patientsOf(detail.patientScope)
  row.breakMinutes = breakOf(row, detail)
  return { row, detail }
}

const hourlyFeeOf = ({ fee, startTime, endTime, breakMinutes }: SpotRow) =>
  hourlyFee(fee, (endTime.getTime() - startTime.getTime()) / MINUTE_MS, breakMinutes)

/** Spot listings from today to the horizon, with consecutive ids from `firstId`. */
export function makeSpots(hospitals: DemoHospital[], count: number, firstId: number, now: Date): DemoSpot[] {
  const offers = hospitals.map((hospital) => ({ hospital, kinds: kindsFor(hospital) }))
  const spots: DemoSpot[] = []
  for (let index = 0; index < count; index += 1) {
    const offer = offers[index % offers.length]
    const kind = offer?.kinds[createRandom(32_452_843 * (index + 1)).int(0, offer.kinds.length - 1)]
    if (offer && kind) spots.push(makeSpot(firstId + index, offer.hospital, kind, now))
  }
  setRecommendScores(
    spots.map(({ row }) => row),
    hospitals,
    { likeOf: ({ prefecture, shift }) => `${REGION_OF[prefecture]} ${shift}`, hourlyFeeOf },
  )
  return spots
}
