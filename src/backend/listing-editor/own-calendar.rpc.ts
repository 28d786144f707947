import { HospitalCalendar } from '../../contract/gen/hospital_calendar_pb.ts'
import { conflictsOf } from '../../domain/work/calendar-conflict.ts'
import { isCivilDay, weekOf } from '../../domain/text/week-days.ts'
import { addMonths, isMonth } from '../../domain/text/month-days.ts'
import { addDays, tokyoDay, tokyoInstant } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { calendarEntries } from './calendar-entries.ts'
import { findCalendarListings, findCalendarWorks } from './own-calendar.store.ts'

/** Entries of a day that each view shows; the page of the day shows what the others leave out. */
const SHOWN = { month: 8, week: 30, day: 300 } as const

/** Days around the range are read too: windows of rest reach beyond it. */
const AROUND = 5

type Asked = { database: Database; hospitalId: number; now: Date; view: keyof typeof SHOWN }

/** The entries of the civil days from one to the day before another, of each day as many as the view shows. */
async function entriesBetween({ database, hospitalId, now, view }: Asked, first: string, after: string) {
  const most = SHOWN[view]
  const range = {
    hospitalId,
    first: addDays(first, -AROUND),
    after: addDays(after, AROUND),
    eachDay: most + 1,
  }
  const [listings, works] = await Promise.all([
    findCalendarListings(database, range),
    findCalendarWorks(database, range),
  ])
  const entries = calendarEntries({ listings, works }, now)
  const conflicts = conflictsOf(entries)
  const [from, to] = [tokyoInstant(first), tokyoInstant(after)]
  const within = entries
    .map((entry, place) => ({ ...entry, conflicts: conflicts[place] ?? [] }))
    .filter(({ startTime }) => startTime >= from && startTime < to)
  const doctors = works.flatMap(({ startTime, works: own }) => own.map(() => ({ startTime })))
  const cutDays = [...new Set([within, listings, doctors].flatMap((rows) => daysWithMoreThan(most, rows)))]
    .filter((day) => day >= first && day < after)
    .toSorted()
  const shown = [...byDay(within).values()].flatMap((own) => own.slice(0, most))
  return { listings: shown, isCut: cutDays.length > 0, cutDays }
}

const byDay = <Row extends { startTime: Date }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ startTime }) => tokyoDay(startTime))

const daysWithMoreThan = (most: number, rows: readonly { startTime: Date }[]) =>
  [...byDay(rows)].flatMap(([day, own]) => (own.length > most ? [day] : []))

/** The methods of `dp.hospital.HospitalCalendar`. */
export const createHospitalCalendarMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethod(HospitalCalendar.method.getMonth, async ({ month }, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    if (!isMonth(month)) throw invalidArgument('月が正しくありません。')
    const asked = { database, hospitalId, now: clock(), view: 'month' } as const
    return entriesBetween(asked, `${month}-01`, `${addMonths(month, 1)}-01`)
  }),

  rpcMethod(HospitalCalendar.method.getWeek, async ({ day }, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    if (!isCivilDay(day)) throw invalidArgument('日付が正しくありません。')
    const { first, after } = weekOf(day)
    return entriesBetween({ database, hospitalId, now: clock(), view: 'week' }, first, after)
  }),

  rpcMethod(HospitalCalendar.method.getDay, async ({ day }, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    if (!isCivilDay(day)) throw invalidArgument('日付が正しくありません。')
    return entriesBetween({ database, hospitalId, now: clock(), view: 'day' }, day, addDays(day, 1))
  }),
]
