import type { PeriodHours as WirePeriod, WorkMeter } from '../../../contract/gen/listings-resolvers.ts'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import { contractMeterOf, meterOf, type HoursMeter } from '../../../domain/work/hours-meter.ts'
import type { PeriodHours } from '../../../domain/work/period-hours.ts'
import { plannedDates, plannedUntil } from '../../../domain/work/engagement.ts'
import { breachText, plannedInterval } from '../../../domain/work/rest-interval.ts'
import { tokyoDay, tokyoText } from '../../../domain/text/tokyo-time.ts'
import type { RegularContract } from '../../../domain/listing/terms/terms-snapshot.ts'
import { bothThere, whenThere, type Soon } from '../../../platform/server/soon.server.ts'
import { yearOf, type MeterContext, type OwnHours } from './own-hours.service.ts'

const toPeriod = ({ period, side, mainMinutes, limitMinutes }: PeriodHours): WirePeriod => ({
  period,
  sideMinutes: side.countedMinutes,
  mainMinutes,
  limitMinutes,
})

/** The meter by what decides about a listing's hours, asked for at once; null without a doctor. */
const meterBy = (
  { ownHours, isDoctor }: MeterContext,
  permit: NightDutyPermit,
  bandOf: () => Soon<Band>,
  meter: (hours: OwnHours, band: Band) => WorkMeter | null,
): Soon<WorkMeter | null> =>
  whenThere(isDoctor(), (is) => {
    if (!is) return null
    const none: Band = {}
    const asked = bothThere(ownHours(), permit === 'GRANTED_PARTIAL' ? bandOf() : none)
    return whenThere(asked, ([hours, band]) => hours && meter(hours, band))
  })

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

/** 働き方メーター of a spot listing; null without a doctor, and of a past year. */
export function spotMeter(
  listing: Listed & { promised: Band },
  context: MeterContext,
): Soon<WorkMeter | null> {
  const { now } = context
  const bandOf = () => listing.promised
  const { startTime, endTime, breakMinutes, shift, nightDutyPermit } = listing
  // A shift of a year before is over.
  if (Number(startTime.slice(0, 4)) < yearOf(now)) return null
  return meterBy(context, nightDutyPermit, bandOf, ({ works, around, main }, band) => {
    const [start, end] = [new Date(startTime), new Date(endTime)]
    const permit = { kind: nightDutyPermit, from: clockOf(band.permitFrom), to: clockOf(band.permitTo) }
    const times = { start, end, plannedStart: start, plannedEnd: end, breakMinutes }
    const others = works.filter(({ spotWorkId }) => String(spotWorkId) !== listing.id)
    return toMeter(
      meterOf({ ...times, permit, shift, nightDutyPermit }, { works: others, around, main, now }),
    )
  })
}

type ListedRegular = RegularContract & {
  id: string
  fee: number
  shift: Shift
  nightDutyPermit: NightDutyPermit
}

/**
 * 働き方メーター of a regular listing: its dates of the first months beside the doctor's works. Null without a doctor, for
 * negotiated dates, and for a contract that the doctor has, whose dates are works. `bandOf` is asked where a part of the shift is
 * permitted.
 */
export const regularMeter = (
  listing: ListedRegular,
  context: MeterContext,
  bandOf: () => Soon<Band>,
): Soon<WorkMeter | null> =>
  meterBy(context, listing.nightDutyPermit, bandOf, (hours, band) => {
    if (hours.works.some(({ regularWorkId }) => String(regularWorkId) === listing.id)) return null
    const { now } = context
    const { shift, nightDutyPermit, breakMinutes } = listing
    const permit = { kind: nightDutyPermit, from: band.permitFrom ?? null, to: band.permitTo ?? null }
    const today = tokyoDay(now)
    const contractStart = listing.contractStart > today ? listing.contractStart : today
    const until = plannedUntil(contractStart, today)
    const dates = plannedDates({ ...listing, contractStart }, listing.fee, { after: null, until })
      .filter(({ state }) => state === 'CONFIRMED')
      .map(({ start, end }) => plannedInterval({ shift, nightDutyPermit, permit, breakMinutes, start, end }))
    const meter = contractMeterOf(dates, { ...hours, now })
    return meter && toMeter(meter, meter.date)
  })
