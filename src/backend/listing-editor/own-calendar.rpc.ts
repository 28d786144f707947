import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { CalendarConflict, HospitalCalendar } from '../../contract/gen/hospital_calendar_pb.ts'
import { ListingStatus } from '../../contract/gen/hospital_listings_pb.ts'
import { WorkState } from '../../contract/gen/work_pb.ts'
import { conflictsOf } from '../../domain/hospital/calendar-conflict.ts'
import { isCivilDay, weekOf } from '../../domain/text/week-days.ts'
import { addMonths, isMonth } from '../../domain/text/month-days.ts'
import { addDays, tokyoInstant } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import type { MemberGate } from '../hospital/member-gate.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { calendarEntries } from './calendar-entries.ts'
import { findCalendarListings, findCalendarWorks } from './own-calendar.store.ts'

/** Entries of a month; a hospital with more sees them in its list. */
const MOST = 500

/** Days around the range are read too: windows of rest reach beyond it. */
const AROUND = 5

type Asked = { database: Database; now: Date }

/** The entries of the civil days from one to the day before another. */
async function entriesBetween({ database, now }: Asked, hospitalId: number, first: string, after: string) {
  const range = {
    hospitalId,
    from: tokyoInstant(addDays(first, -AROUND)),
    to: tokyoInstant(addDays(after, AROUND)),
    limit: MOST + 1,
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
  return {
    listings: within.slice(0, MOST).map((entry) => ({
      spotWorkId: entry.spotWorkId,
      regularWorkId: entry.regularWorkId,
      title: entry.title,
      slots: entry.slots,
      filledSlots: entry.filledSlots,
      waiting: entry.waiting,
      startTime: timestampFromDate(entry.startTime),
      endTime: timestampFromDate(entry.endTime),
      status: ListingStatus[entry.status],
      conflicts: entry.conflicts.map((conflict) => CalendarConflict[conflict]),
      works: entry.works.map(({ workId, doctorName, state }) => ({
        workId,
        doctorName,
        state: WorkState[state],
      })),
    })),
    isCut: listings.length > MOST || works.length > MOST || within.length > MOST,
  }
}

/** The methods of `dp.hospital.HospitalCalendar`. */
export const createHospitalCalendarMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethod(HospitalCalendar.method.getMonth, async ({ month }, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    if (!isMonth(month)) throw invalidArgument('月が正しくありません。')
    return entriesBetween({ database, now: clock() }, hospitalId, `${month}-01`, `${addMonths(month, 1)}-01`)
  }),

  rpcMethod(HospitalCalendar.method.getWeek, async ({ day }, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    if (!isCivilDay(day)) throw invalidArgument('日付が正しくありません。')
    const { first, after } = weekOf(day)
    return entriesBetween({ database, now: clock() }, hospitalId, first, after)
  }),
]
