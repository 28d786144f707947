import type { PeriodHours as WirePeriod, WorkMeter } from '../../../contract/gen/listings-resolvers.ts'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import { tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { meterOf, type MainJob, type PeriodHours } from '../../../domain/work/hours-meter.ts'
import type { Database } from '../../database/client.ts'
import { batch } from '../../graphql/batch.ts'
import { findHours, findMainJob, type HoursRow } from './hours.store.ts'

type YearHours = { works: HoursRow[]; main: MainJob }

/** Around a year, the works whose rest concerns its first and last shifts. */
const AROUND_MS = 2 * 86_400_000

const yearStart = (year: number) => tokyoInstant(`${year}-01-01`)

export type MeterContext = {
  /** The doctor's works around a year; read once per response, whatever the number of listings. */
  hoursOfYear: (year: string) => Promise<YearHours | undefined>
  now: Date
}

/** Reads a doctor's works of the years asked for by one statement; of nobody, none. */
export const createHoursReader = (
  database: Database,
  asker: () => Promise<{ doctorId: string | null }>,
): MeterContext['hoursOfYear'] =>
  batch(async (years: string[]) => {
    const { doctorId } = await asker()
    if (doctorId === null) return new Map<string, YearHours>()
    const numbers = years.map(Number)
    const from = new Date(yearStart(Math.min(...numbers)).getTime() - AROUND_MS)
    const before = new Date(yearStart(Math.max(...numbers) + 1).getTime() + AROUND_MS)
    const [works, main] = await Promise.all([
      findHours(database, { doctorId, from, before }),
      findMainJob(database, doctorId),
    ])
    return new Map(years.map((year) => [year, { works, main }]))
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

/** 働き方メーター of a spot listing; null without a doctor. `bandOf` is asked where a part of the shift is permitted. */
export async function spotMeter(
  listing: Listed,
  { hoursOfYear, now }: MeterContext,
  bandOf: () => Promise<Band>,
): Promise<WorkMeter | null> {
  const { startTime, endTime, breakMinutes, shift, nightDutyPermit } = listing
  const [start, end] = [new Date(startTime), new Date(endTime)]
  const hours = await hoursOfYear(tokyoDay(start).slice(0, 4))
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
