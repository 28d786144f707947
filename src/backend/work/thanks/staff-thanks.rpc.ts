import { ThanksReports } from '../../../contract/gen/staff_thanks_pb.ts'
import { DOCTOR_VIEW } from '../../../domain/doctor/doctor-view.ts'
import { recordDoctorViews } from '../../staff/doctor-view.service.ts'
import { logSecurity } from '../../../platform/server/log.server.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import { decideThanksReport } from './decide-report.service.ts'
import { toThanksId } from './thanks-input.ts'
import { countThanksReports, findThanksReports } from './thanks.store.ts'

const OPEN = 50
const DECIDED = 20

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.ThanksReports`, each for staff only. */
export const createStaffThanksMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(ThanksReports.method.listThanksReports, async (_, call) => {
    const { accountId } = await staffOf(call)
    const [open, decided, total] = await Promise.all([
      findThanksReports(database, 'OPEN', OPEN),
      findThanksReports(database, 'DECIDED', DECIDED),
      countThanksReports(database),
    ])
    const doctorIds = [...open, ...decided].map(({ doctorId }) => doctorId)
    const reason = DOCTOR_VIEW.THANKS
    await recordDoctorViews(database, { staffAccountId: accountId, doctorIds, reason, at: clock() })
    logSecurity('sensitive_read', { reason: 'thanks reports', accountId })
    return { open, decided, total }
  }),

  rpcMethod(ThanksReports.method.decideThanksReport, async (message, call) => {
    const { verdict } = message
    if (verdict === null) throw invalidArgument('非表示にするか、表示を続けるかを選んでください。')
    const { accountId } = await staffOf(call)
    const request = { id: toThanksId(message.id), key: toIdempotencyKey(message.idempotencyKey), verdict }
    const outcome = await decideThanksReport(database, { accountId, request, now: clock() })
    return { outcome }
  }),
]
