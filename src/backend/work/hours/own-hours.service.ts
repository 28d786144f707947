import { DAY_MS } from '../../../domain/duration.ts'
import { tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { RestWork } from '../../../domain/work/rest-windows.ts'
import type { MainJob } from '../../../domain/work/period-hours.ts'
import type { Executor } from '../../database/client.ts'
import { onceSoon, whenThere, type Soon } from '../../../platform/server/soon.server.ts'
import { findHours, findMainJob, type HoursRow } from './hours.store.ts'

/** `around`: works of the main job, which concern rest alone. */
export type OwnHours = { works: HoursRow[]; around: RestWork[]; main: MainJob }

/** Around the years, the works whose rest concerns their first and last shifts. */
const AROUND_MS = 6 * DAY_MS

/** The year in Tokyo. */
export const yearOf = (instant: Date) => Number(tokyoDay(instant).slice(0, 4))
const yearStart = (year: number) => tokyoInstant(`${year}-01-01`)

export type MeterContext = {
  /** The doctor's works of this year and the next, in which open listings lie; null of nobody. */
  ownHours: () => Soon<OwnHours | null>
  /** Whether there will be any. */
  isDoctor: () => Soon<boolean>
  now: Date
}

type Asker = () => Soon<{ doctorId: string | null }>

/** A doctor's works of this year and the next, and the main job. */
export async function findOwnHours(executor: Executor, doctorId: string, now: Date): Promise<OwnHours> {
  const year = yearOf(now)
  const from = new Date(yearStart(year).getTime() - AROUND_MS)
  const before = new Date(yearStart(year + 2).getTime() + AROUND_MS)
  const span = { doctorId, from, before }
  const [works, mainJob] = await Promise.all([findHours(executor, span), findMainJob(executor, span)])
  return { works, ...mainJob }
}

/** Reads a doctor's works once per response, whatever the number of listings and the depth they stand at. */
export const createHoursReader = (executor: Executor, asker: Asker, now: Date): MeterContext => ({
  ownHours: onceSoon(async () => {
    const { doctorId } = await asker()
    return doctorId === null ? null : findOwnHours(executor, doctorId, now)
  }),
  isDoctor: () => whenThere(asker(), ({ doctorId }) => doctorId !== null),
  now,
})
