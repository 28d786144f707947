import { Figures } from '../../contract/gen/figures_pb.ts'
import { FIGURE_DAYS } from '../../domain/staff/daily-figure.ts'
import { addDays, tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import { readQueueHealth } from '../jobs/queue-health.service.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import type { StaffGate } from '../gate/staff-input.ts'
import { findDailyFigures } from './daily-figure.store.ts'
import { findTablesInUse } from './tables-in-use.store.ts'

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of dp.staff.Figures, for staff only. */
export const createStaffFiguresMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(Figures.method.getFigures, async (_, call) => {
    await staffOf(call)
    const today = tokyoDay(clock())
    const rows = await findDailyFigures(database, addDays(today, 1 - FIGURE_DAYS))
    const health = await readQueueHealth(database)
    const tables = await findTablesInUse(database, clock())
    const figures = rows.map(({ source, ...row }) => ({
      ...row,
      source: source === 'UNSPECIFIED' ? null : source,
    }))
    return { figures, ...health, today, ...tables }
  }),
]
