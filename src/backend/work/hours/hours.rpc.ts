import { DAY_MS } from '../../../domain/duration.ts'
import { Hours } from '../../../contract/gen/hours_pb.ts'
import { addMonths, isMonth, isYear } from '../../../domain/text/month-days.ts'
import { tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { nextInterval } from '../../../domain/work/hours-meter.ts'
import { periodsOf, type PeriodHours } from '../../../domain/work/period-hours.ts'
import { REST_REACH_MS } from '../../../domain/work/rest-interval.ts'
import { hoursOfWork } from '../../../domain/work/working-hours.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { findDoctorName, findHours, findMainJob, NO_MAIN_JOB } from './hours.store.ts'

const toPeriod = ({ side, ...hours }: PeriodHours) => ({
  ...hours,
  sideMinutes: side.countedMinutes,
  permittedMinutes: side.permittedMinutes,
})

/** Works after the end of the year, among which the next one may be. */
const AHEAD_DAYS = 31

function yearAround(now: Date): { from: Date; before: Date } {
  const year = Number(tokyoDay(now).slice(0, 4))
  const before = tokyoInstant(`${year + 1}-01-01`).getTime() + AHEAD_DAYS * DAY_MS
  // The works before the year concern the rest of its first ones.
  const from = tokyoInstant(`${year}-01-01`).getTime() - REST_REACH_MS
  return { from: new Date(from), before: new Date(before) }
}

/** The methods of `dp.work.Hours`. */
export const createHoursMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Hours.method.getSummary, async (_, call) => {
    const { doctorId } = signedIn(call)
    const now = clock()
    // An account without a doctor has no works.
    const span = yearAround(now)
    const [works, { main, around }] =
      doctorId === null
        ? [[], NO_MAIN_JOB]
        : await Promise.all([
            findHours(database, { doctorId, ...span }),
            findMainJob(database, { doctorId, ...span }),
          ])
    const { month, year } = periodsOf(now, works, main)
    const interval = nextInterval([...works, ...around], now)
    return {
      month: toPeriod(month),
      year: toPeriod(year),
      nextInterval: interval && {
        endOfWork: interval.end,
        nextStart: interval.start,
        minutes: interval.minutes,
        guidelineMinutes: interval.guideline,
        isBroken: interval.fit === 'ALARM',
      },
      weeklyHours: main.weeklyHours,
    }
  }),

  rpcMethod(Hours.method.getDeclaration, async ({ month }, call) => {
    if (!isMonth(month) && !isYear(month)) throw invalidArgument('月が正しくありません。')
    const { doctorId } = signedIn(call)
    if (doctorId === null) return {}
    const [first, months] = isYear(month) ? [`${month}-01`, 12] : [month, 1]
    const span = { from: tokyoInstant(`${first}-01`), before: tokyoInstant(`${addMonths(first, months)}-01`) }
    const [works, doctorName] = await Promise.all([
      findHours(database, { doctorId, ...span }),
      findDoctorName(database, doctorId),
    ])
    const now = clock()
    return {
      doctorName,
      works: works.map((work) => ({ ...work, ...hoursOfWork(work), isOver: work.end <= now })),
    }
  }),
]
