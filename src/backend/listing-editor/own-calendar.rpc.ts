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
import { findCalendar } from './own-calendar.store.ts'

/** Listings of a month; a hospital with more sees them in its list. */
const MOST = 500

/** The methods of `dp.hospital.HospitalCalendar`. */
export const createHospitalCalendarMethods = (database: Database, memberOf: MemberGate): RpcMethod[] => [
  rpcMethod(HospitalCalendar.method.getMonth, async ({ month }, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    if (!isMonth(month)) throw invalidArgument('月が正しくありません。')
    const [from, to] = [tokyoInstant(`${month}-01`), tokyoInstant(`${addMonths(month, 1)}-01`)]
    const rows = await findCalendar(database, { hospitalId, from, to, limit: MOST + 1 })
    return {
      listings: rows.slice(0, MOST).map(({ id, startTime, endTime, status, works, ...row }) => ({
        ...row,
        spotWorkId: String(id),
        startTime: timestampFromDate(startTime),
        endTime: timestampFromDate(endTime),
        status: ListingStatus[status],
        works: works.map(({ state, ...one }) => ({ ...one, state: WorkState[state] })),
      })),
      isCut: rows.length > MOST,
    }
  }),
]
