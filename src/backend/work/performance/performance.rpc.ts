import { Performance } from '../../../contract/gen/performance_pb.ts'
import { addMonths, monthOf } from '../../../domain/text/month-days.ts'
import { addDays, tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { medianMonths } from '../../../domain/work/performance-median.ts'
import { NO_WORKS, PERIOD_DAYS, type WorkSums } from '../../../domain/work/performance.ts'
import type { Database } from '../../database/client.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toCursor, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { countRehiresTo } from '../rehire/rehire.store.ts'
import { doctorOf } from '../core/work-party.ts'
import { findMedian } from './median.store.ts'
import {
  findConfirmed,
  findEngagementSums,
  findEngagementWorks,
  findSums,
  sumMonths,
} from './performance.store.ts'
import { toRecord } from '../record/record-message.ts'

const HOSPITALS = 50
const PAGE = 20
const MONTHS = 12

const isSum = (name: string): name is keyof WorkSums => Object.hasOwn(NO_WORKS, name)
const SUM_NAMES = Object.keys(NO_WORKS).filter(isSum)

/** Adds up rows of sums. */
function total(rows: readonly WorkSums[]): WorkSums {
  const sums = { ...NO_WORKS }
  for (const row of rows) for (const name of SUM_NAMES) sums[name] += row[name]
  return sums
}

/** The beginning of a period and of the one before it; null for all works. */
function boundsOf(days: number | null, now: Date): { from: Date; before: Date } | null {
  if (days === null) return null
  const today = tokyoDay(now)
  return {
    from: tokyoInstant(addDays(today, -days)),
    before: tokyoInstant(addDays(today, -2 * days)),
  }
}

/** The methods of `dp.work.Performance`. */
export const createPerformanceMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Performance.method.getPerformance, async (message, call) => {
    const { period } = message
    if (period === null) throw invalidArgument('期間を選んでください。')
    const after = toCursor(message.after)
    const { doctorId } = signedIn(call)
    // An account without a doctor has no works.
    if (doctorId === null) return {}
    const now = clock()
    const bounds = boundsOf(PERIOD_DAYS[period], now)
    const from = bounds?.from ?? null
    const firstMonth = addMonths(monthOf(tokyoDay(now)), 1 - MONTHS)
    const [{ months, hospitals }, works, offers] = await Promise.all([
      findSums(database, { doctorId, bounds, firstMonth }, HOSPITALS),
      findConfirmed(database, { doctorId, from, after, limit: PAGE + 1 }),
      countRehiresTo(database, { doctorId, from, now }),
    ])
    const { items, nextCursor } = pageOf(works, PAGE, ({ plannedStart }) => plannedStart)
    const shown = [...new Set(months.map(({ month }) => month))].filter((month) => month >= firstMonth)
    const of = (side: string) => total(months.filter((row) => row.side === side))
    return {
      current: of('CURRENT'),
      previous: bounds && of('PREVIOUS'),
      months: shown.toSorted().map((month) => ({
        month,
        sums: total(months.filter((row) => row.month === month)),
      })),
      hospitals: hospitals.map(({ hospitalName, engagementId, ...row }) => ({
        hospitalName,
        engagementId,
        sums: total([row]),
      })),
      works: items.map(toRecord),
      nextCursor: nextCursor ?? '',
      rehireOffers: offers.arrived,
      openRehireOffers: offers.open,
    }
  }),

  rpcMethod(Performance.method.getMedian, async (_, call) => {
    const { doctorId } = signedIn(call)
    const span = medianMonths(tokyoDay(clock()))
    const found = doctorId === null ? null : await findMedian(database, doctorId)
    const median = found?.median ?? null
    // Until the day's count, a new month compares the months of the last one.
    const [first, last] = median ? [median.firstMonth, median.lastMonth] : [span.first, span.last]
    const own = doctorId === null ? null : await sumMonths(database, { doctorId, first, last })
    return {
      level: found?.level ?? 'NONE',
      firstMonth: first,
      lastMonth: last,
      own: total(own ? [own] : []),
      median,
    }
  }),

  rpcMethod(Performance.method.getEngagementPerformance, async (message, call) => {
    const engagementId = toUuid(message.engagementId, '契約の番号が正しくありません。')
    const after = toCursor(message.after)
    const { doctorId } = doctorOf(call)
    const [found, works] = await Promise.all([
      findEngagementSums(database, doctorId, engagementId),
      findEngagementWorks(database, {
        doctorId,
        engagementId,
        after,
        limit: PAGE + 1,
      }),
    ])
    if (!found) throw new RpcError('not_found', 'この契約は見つかりません。')
    const { hospitalName, title, regularWorkId, ...sums } = found
    const { items, nextCursor } = pageOf(works, PAGE, ({ plannedStart }) => plannedStart)
    return {
      hospitalName,
      title,
      regularWorkId: String(regularWorkId),
      sums,
      works: items.map(toRecord),
      nextCursor: nextCursor ?? '',
    }
  }),
]
