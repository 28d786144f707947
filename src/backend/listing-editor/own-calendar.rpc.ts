import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { HospitalCalendar } from '../../contract/gen/hospital_calendar_pb.ts'
import { ListingStatus } from '../../contract/gen/hospital_listings_pb.ts'
import { WorkState } from '../../contract/gen/work_pb.ts'
import { addMonths, isMonth } from '../../domain/text/month-days.ts'
import { tokyoInstant } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import type { MemberGate } from '../hospital/member-gate.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { findCalendar, findRegularDates } from './own-calendar.store.ts'

/** Entries of a month; a hospital with more sees them in its list. */
const MOST = 500

/** The methods of `dp.hospital.HospitalCalendar`. */
export const createHospitalCalendarMethods = (database: Database, memberOf: MemberGate): RpcMethod[] => [
  rpcMethod(HospitalCalendar.method.getMonth, async ({ month }, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    if (!isMonth(month)) throw invalidArgument('月が正しくありません。')
    const [from, to] = [tokyoInstant(`${month}-01`), tokyoInstant(`${addMonths(month, 1)}-01`)]
    const range = { hospitalId, from, to, limit: MOST + 1 }
    const [spots, dates] = await Promise.all([
      findCalendar(database, range),
      findRegularDates(database, range),
    ])
    const entries = [
      ...spots.map(({ id, ...row }) => ({ ...row, spotWorkId: String(id), regularWorkId: '' })),
      ...dates.map(({ id, ...row }) => ({
        ...row,
        spotWorkId: '',
        regularWorkId: String(id),
        // A date of a contract has its doctors, and no slot to fill.
        status: 'FILLED' as const,
        slots: row.works.length,
        filledSlots: row.works.length,
        waiting: 0,
      })),
    ].toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime())
    return {
      listings: entries.slice(0, MOST).map(({ startTime, endTime, status, works, ...row }) => ({
        ...row,
        startTime: timestampFromDate(startTime),
        endTime: timestampFromDate(endTime),
        status: ListingStatus[status],
        works: works.map(({ state, ...one }) => ({ ...one, state: WorkState[state] })),
      })),
      isCut: entries.length > MOST,
    }
  }),
]
