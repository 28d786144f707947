import { HOUR_MS } from '../../../domain/duration.ts'
import { Troubles } from '../../../contract/gen/trouble_pb.ts'
import { OBJECTION_TEXT } from '../../../domain/work/objection.ts'
import { NO_SHOW_TEXT } from '../../../domain/work/no-show.ts'
import { DOCTOR_VIEW } from '../../../domain/doctor/doctor-view.ts'
import { recordDoctorViews } from '../../staff/doctor-view.service.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { notStaff, type StaffGate } from '../../gate/staff-input.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { decideCaution } from '../caution/decide-caution.service.ts'
import { findBusyPermits } from '../measured/busy-permit.store.ts'
import { toObjection } from '../objection/objection.rpc.ts'
import { workNotFound } from '../core/work-party.ts'
import { decideNoShow } from '../no-show/decide-no-show.service.ts'
import { findTroubles } from '../no-show/no-show.store.ts'

const SHOWN = 50

/** Under way for so long without a stamp. */
const STAMP_MS = HOUR_MS

/** The last reminder of a report comes 72 hours after the end (`domain/work/work-reminder.ts`); a day more to answer it. */
const REPORT_MS = 96 * HOUR_MS

/** A correction that the doctor does not answer for so long. */
const CORRECTION_MS = 168 * HOUR_MS
const MANY_REPORTS = 3

/** A declined objection stays in view for so long. */
const DECLINED_MS = 336 * HOUR_MS

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.Troubles`, each for staff only. */
export function createTroubleMethods({ database, clock, staffOf }: Options): RpcMethod[] {
  return [
    rpcMethod(Troubles.method.listTroubles, async (_, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const now = clock().getTime()
      const [rows, busy] = await Promise.all([
        findTroubles(database, {
          startedBefore: new Date(now - STAMP_MS),
          endedBefore: new Date(now - REPORT_MS),
          askedBefore: new Date(now - CORRECTION_MS),
          declinedAfter: new Date(now - DECLINED_MS),
          reports: MANY_REPORTS,
          limit: SHOWN,
        }),
        findBusyPermits(database, { now: new Date(now), limit: SHOWN }),
      ])
      const doctorIds = rows.map(({ doctorId }) => doctorId)
      const reason = DOCTOR_VIEW.TROUBLES
      await recordDoctorViews(database, { staffAccountId, doctorIds, reason, at: new Date(now) })
      return {
        troubles: rows.map(({ file, ...row }) => ({
          ...row,
          objection: row.objection && toObjection(row.objection, file),
        })),
        total: rows[0]?.total ?? 0,
        busyPermits: busy.map((row) => ({ ...row, hospitalId: String(row.hospitalId) })),
        busyPermitsTotal: busy[0]?.total ?? 0,
      }
    }),

    rpcMethod(Troubles.method.decideNoShow, async (message, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const { decision } = message
      if (!decision) throw invalidArgument('欠勤かどうかを選んでください。')
      const request = {
        workId: toWorkId(message.workId),
        key: toIdempotencyKey(message.idempotencyKey),
        decision,
        reason: toDetail(message.reason, NO_SHOW_TEXT.least),
      }
      const outcome = await decideNoShow(database, { staffAccountId, request, now: clock() })
      if (outcome === 'NOT_STAFF') throw notStaff()
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),

    rpcMethod(Troubles.method.decideCaution, async (message, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const { decision } = message
      if (!decision) throw invalidArgument('異議を認めるかどうかを選んでください。')
      const request = {
        workId: toWorkId(message.workId),
        key: toIdempotencyKey(message.idempotencyKey),
        decision,
        reason: toDetail(message.reason, OBJECTION_TEXT.least),
      }
      const outcome = await decideCaution(database, { staffAccountId, request, now: clock() })
      if (outcome === 'NOT_STAFF') throw notStaff()
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),
  ]
}
