import type { PeriodHours as WirePeriod, WorkMeter } from '../../../contract/gen/listings-resolvers.ts'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import { contractMeterOf, meterOf, type HoursMeter } from '../../../domain/work/hours-meter.ts'
import type { PeriodHours } from '../../../domain/work/period-hours.ts'
import { plannedDates, plannedUntil } from '../../../domain/work/engagement.ts'
import { breachText, plannedWork } from '../../../domain/work/rest-interval.ts'
import { tokyoDay, tokyoText } from '../../../domain/text/tokyo-time.ts'
import type { RegularContract } from '../../../domain/listing/terms/terms-snapshot.ts'
import { yearOf, type MeterContext } from './own-hours.service.ts'

const toPeriod = ({ period, side, mainMinutes, limitMinutes }: PeriodHours): WirePeriod => ({
  period,
  sideMinutes: side.countedMinutes,
  mainMinutes,
  limitMinutes,
})

/** What decides about a listing's hours, asked for at once; null without a doctor. */
async function hoursAndBand(
  { ownHours, isDoctor }: MeterContext,
  permit: NightDutyPermit,
  bandOf: () => Promise<Band>,
) {
  if (!(await isDoctor())) return null
  const none: Band = {}
  const [hours, band] = await Promise.all([ownHours(), permit === 'GRANTED_PARTIAL' ? bandOf() : none])
  return hours && { hours, band }
}

type Listed = {
  id: string
  startTime: string
  endTime: string
  breakMinutes: number
  shift: Shift
  nightDutyPermit: NightDutyPermit
}

type Band = { permitFrom?: string | null; permitTo?: string | null }

const clockOf = (instant?: string | null) => instant?.slice(11, 16) ?? null

const toMeter = (meter: HoursMeter, date: Date | null = null): WorkMeter => ({
  date: date && tokyoText(date),
  fit: meter.fit,
  sentence: meter.sentence,
  totalsSentence: meter.totalsSentence,
  neutralSentence: meter.neutralSentence,
  restBreaches: meter.rest.breaches.map(breachText),
  restBefore: meter.rest.before,
  restAfter: meter.rest.after,
  countedMinutes: meter.own.countedMinutes,
  permittedMinutes: meter.own.permittedMinutes,
  month: toPeriod(meter.month),
  year: toPeriod(meter.year),
})

/** 働き方メーター of a spot listing; null without a doctor, and of a past year. `bandOf` is asked where a part of the shift is permitted. */
export async function spotMeter(
  listing: Listed,
  context: MeterContext,
  bandOf: () => Promise<Band>,
): Promise<WorkMeter | null> {
  const { now } = context
  const { startTime, endTime, breakMinutes, shift, nightDutyPermit } = listing
  const [start, end] = [new Date(startTime), new Date(endTime)]
  // A shift of a year before is over.
  const known = yearOf(start) < yearOf(now) ? null : await hoursAndBand(context, nightDutyPermit, bandOf)
  if (!known) return null
  const { hours, band } = known
  const permit = { kind: nightDutyPermit, from: clockOf(band.permitFrom), to: clockOf(band.permitTo) }
  const own = {
    start,
    end,
    plannedStart: start,
    plannedEnd: end,
    breakMinutes,
    permit,
    shift,
    nightDutyPermit,
  }
  const meter = meterOf(own, {
    works: hours.works.filter(({ spotWorkId }) => String(spotWorkId) !== listing.id),
    around: hours.around,
    main: hours.main,
    now,
  })
  return toMeter(meter)
}

type ListedRegular = RegularContract & {
  id: string
  fee: number
  shift: Shift
  nightDutyPermit: NightDutyPermit
}

/**
 * 働き方メーター of a regular listing: its dates of the first months beside the doctor's works. Null without a doctor, for
 * negotiated dates, and for a contract that the doctor has, whose dates are works.
 */
export async function regularMeter(
  listing: ListedRegular,
  context: MeterContext,
  bandOf: () => Promise<Band>,
): Promise<WorkMeter | null> {
  const { now } = context
  const known = await hoursAndBand(context, listing.nightDutyPermit, bandOf)
  if (!known) return null
  const { hours, band } = known
  if (hours.works.some(({ regularWorkId }) => String(regularWorkId) === listing.id)) return null
  const { shift, nightDutyPermit, breakMinutes } = listing
  const permit = { kind: nightDutyPermit, from: band.permitFrom ?? null, to: band.permitTo ?? null }
  const today = tokyoDay(now)
  const contractStart = listing.contractStart > today ? listing.contractStart : today
  const until = plannedUntil(contractStart, today)
  const dates = plannedDates({ ...listing, contractStart }, listing.fee, { after: null, until })
    .filter(({ state }) => state === 'CONFIRMED')
    .map(({ start, end }) => plannedWork({ shift, nightDutyPermit, permit, breakMinutes, start, end }))
  const meter = contractMeterOf(dates, { ...hours, now })
  return meter && toMeter(meter, meter.date)
}
