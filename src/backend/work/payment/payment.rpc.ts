import { Payments } from '../../../contract/gen/payment_pb.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toHospitalId, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { createWithholdingTables } from '../../withholding/withholding.service.ts'
import { toWorkId } from '../core/work-input.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'
import { payDayOf } from './pay-group.ts'
import { toPastDay, toWorkIds, toYear } from './payment-input.ts'
import { toPaymentMessages } from './payment-message.ts'
import { findBeside, findLines, findOfMonth, findOfYear } from './payment.store.ts'
import { markReceived } from './receive.service.ts'
import { setSlip } from './slip.service.ts'
import { findSlipsOfDoctor } from './slip.store.ts'

const MOST = 1_000

/** The methods of `dp.work.Payments`. */
export function createPaymentMethods(database: Database, clock: () => Date): RpcMethod[] {
  const tables = createWithholdingTables(database, clock)
  return [
    rpcMethod(Payments.method.getYear, async (message, call) => {
      const now = clock()
      const year = toYear(message.year, now)
      const { doctorId } = signedIn(call)
      if (doctorId === null) return { year }
      const [rows, slips, bands] = await Promise.all([
        findOfYear(database, doctorId, year, MOST),
        findSlipsOfDoctor(database, doctorId, year),
        tables(year),
      ])
      return {
        year,
        payments: toPaymentMessages(
          rows.filter((row) => payDayOf(row).startsWith(`${year}-`)),
          { now, side: 'DOCTOR', bandsOf: () => bands },
        ),
        slips: slips.map((slip) => ({ ...slip, hospitalId: String(slip.hospitalId) })),
        hasTables: bands.length > 0,
      }
    }),

    rpcMethod(Payments.method.getPayment, async (message, call) => {
      const lineId = toWorkId(message.workId)
      const { doctorId } = doctorOf(call)
      const [row] = await findLines(database, [lineId])
      if (row?.doctorId !== doctorId) throw workNotFound()
      const day = payDayOf(row)
      const [own, beside, bands] = await Promise.all([
        row.line ? findBeside(database, { of: row, limit: MOST }) : [row],
        findOfMonth(database, { of: row, month: monthOf(day), limit: MOST }),
        tables(Number(day.slice(0, 4))),
      ])
      const shown = { now: clock(), side: 'DOCTOR', bandsOf: () => bands, beside } as const
      const [payment] = toPaymentMessages(own, shown)
      return { payment }
    }),

    rpcMethod(Payments.method.markReceived, async (message, call) => {
      const request = {
        workIds: toWorkIds(message.workIds),
        key: toIdempotencyKey(message.idempotencyKey),
        isReceived: message.isReceived,
        receivedOn: message.receivedOn === '' ? null : toPastDay(message.receivedOn, clock()),
      }
      const outcome = await markReceived(database, { ...doctorOf(call), request, now: clock() })
      return { outcome }
    }),

    rpcMethod(Payments.method.setSlip, async (message, call) => {
      const { state } = message
      if (state === null) throw invalidArgument('未着・受領・不要のいずれかを選んでください。')
      const request = {
        hospitalId: toHospitalId(message.hospitalId),
        year: toYear(message.year, clock()),
        state,
        key: toIdempotencyKey(message.idempotencyKey),
      }
      const outcome = await setSlip(database, { ...doctorOf(call), request, now: clock() })
      return { outcome }
    }),
  ]
}
