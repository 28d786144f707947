import type { PeriodHours as WirePeriod, WorkMeter } from '../../../contract/gen/listings-resolvers.ts'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import { tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { meterOf, type MainJob, type PeriodHours } from '../../../domain/work/hours-meter.ts'
import type { Database } from '../../database/client.ts'
import { once } from '../../once.ts'
import { findHours, findMainJob, type HoursRow } from './hours.store.ts'

type OwnHours = { works: HoursRow[]; main: MainJob }

/** Around the years, the works whose rest concerns their first and last shifts. */
const AROUND_MS = 2 * 86_400_000

const yearOf = (instant: Date) => Number(tokyoDay(instant).slice(0, 4))
const yearStart = (year: number) => tokyoInstant(`${year}-01-01`)

export type MeterContext = {
  /** The doctor's works of this year and the next, in which open listings lie; null of nobody. */
  ownHours: () => Promise<OwnHours | null>
  now: Date
}

type Asker = () => Promise<{ doctorId: string | null }>

/** A doctor's works of this year and the next, and the main job. */
export async function findOwnHours(database: Database, doctorId: string, now: Date): Promise<OwnHours> {
  const year = yearOf(now)
  const from = new Date(yearStart(year).getTime() - AROUND_MS)
  const before = new Date(yearStart(year + 2).getTime() + AROUND_MS)
  const [works, main] = await Promise.all([
    findHours(database, { doctorId, from, before }),
    findMainJob(database, doctorId),
  ])
  return { works, main }
}

/** Reads a doctor's works once per response, whatever the number of listings and the depth they stand at. */
export const createHoursReader = (database: Database, asker: Asker, now: Date): MeterContext['ownHours'] =>
  once(async () => {
    const { doctorId } = await asker()
    return doctorId === null ? null : findOwnHours(database, doctorId, now)
  })

const toPeriod = ({ period, side, mainMinutes, limitMinutes }: PeriodHours): WirePeriod => ({
  period,
  sideMinutes: side.countedMinutes,
  mainMinutes,
  limitMinutes,
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

/** 働き方メーター of a spot listing; null without a doctor, and of a past year. `bandOf` is asked where a part of the shift is permitted. */
export async function spotMeter(
  listing: Listed,
  { ownHours, now }: MeterContext,
  bandOf: () => Promise<Band>,
): Promise<WorkMeter | null> {
  const { startTime, endTime, breakMinutes, shift, nightDutyPermit } = listing
  const [start, end] = [new Date(startTime), new Date(endTime)]
  // A shift of a year before is over.
  const hours = yearOf(start) < yearOf(now) ? null : await ownHours()
  if (!hours) return null
  const band = nightDutyPermit === 'GRANTED_PARTIAL' ? await bandOf() : {}
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
    main: hours.main,
    now,
  })
  return {
    fit: meter.fit,
    sentence: meter.sentence,
    totalsSentence: meter.totalsSentence,
    restBefore: meter.restBefore,
    restAfter: meter.restAfter,
    countedMinutes: meter.own.countedMinutes,
    permittedMinutes: meter.own.permittedMinutes,
    month: toPeriod(meter.month),
    year: toPeriod(meter.year),
  }
}
