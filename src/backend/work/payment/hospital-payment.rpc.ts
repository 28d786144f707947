import { HospitalPayments } from '../../../contract/gen/hospital_payment_pb.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { MAX_WITHHELD_YEN } from '../../../domain/work/payment.ts'
import { addMonths, isMonth, monthOf } from '../../../domain/text/month-days.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Database } from '../../database/client.ts'
import { namedHospital, type MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { createWithholdingTables } from '../../withholding/withholding.service.ts'
import { toWorkId } from '../core/work-input.ts'
import { ofWork, workNotFound } from '../core/work-party.ts'
import { markPaid, takeBackPaid } from './pay.service.ts'
import { toPayingHospital, toPastDay, toWorkIds, toYear } from './payment-input.ts'
import { listOfHospital } from './hospital-list.service.ts'
import { findLines } from './payment.store.ts'
import { issueSlip } from './slip.service.ts'
import { findSlipsOfHospital } from './slip.store.ts'

const MOST_SLIPS = 500

/** The id of a payment's first line is added to the key of its command. */
const LONGEST_KEY = 200

function toWithheld(yen: number | null): number | null {
  if (yen === null) return null
  if (yen < 0 || yen > MAX_WITHHELD_YEN) throw invalidArgument('源泉徴収額が正しくありません。')
  return yen
}

/** The methods of `dp.hospital.HospitalPayments`. */
export function createHospitalPaymentMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  const tables = createWithholdingTables(database, clock)
  return [
    rpcMethod(HospitalPayments.method.listPayments, async (message, call) => {
      const { shelf } = message
      if (shelf === null) throw invalidArgument('支払い待ちか支払い済みを選んでください。')
      const now = clock()
      const month = message.month || monthOf(tokyoDay(now))
      if (!isMonth(month)) throw invalidArgument('月が正しくありません。')
      const { hospitalId, role } = await memberOf(call, 'READ_PAYMENTS')
      const span = { from: `${month}-01`, before: `${addMonths(month, 1)}-01` }
      const list = await listOfHospital(database, { hospitalId, shelf, ...span, now, tables })
      return { ...list, month, mayWrite: mayOperate(role, 'WRITE_PAYMENTS'), hospitalId: String(hospitalId) }
    }),

    rpcMethod(HospitalPayments.method.markPaid, async (message, call) => {
      const key = toIdempotencyKey(message.idempotencyKey)
      if (key.length > LONGEST_KEY) throw invalidArgument('操作番号が正しくありません。')
      const now = clock()
      const paidOn = toPastDay(message.paidOn, now)
      const payments = message.payments.map(({ workIds, withheldYen }) => ({
        workIds: toWorkIds(workIds),
        withheldYen: toWithheld(withheldYen),
      }))
      toWorkIds(message.payments.flatMap(({ workIds }) => workIds))
      const member = await memberOf(
        call,
        'WRITE_PAYMENTS',
        namedHospital(toPayingHospital(message.hospitalId)),
      )
      const results = []
      // One transaction per payment, since a transaction locks one doctor only.
      for (const one of payments) {
        const request = { ...one, key: `${key}:${one.workIds[0]}`, paidOn }
        const outcome = await markPaid(database, { member, request, now })
        if (outcome === 'TAKEN_BACK' || outcome === 'TOO_LATE' || outcome === 'NOT_PAID')
          throw new Error(`markPaid answered ${outcome}`)
        results.push({ outcome })
      }
      return { results }
    }),

    rpcMethod(HospitalPayments.method.takeBackPaid, async (message, call) => {
      const lineId = toWorkId(message.workId)
      const key = toIdempotencyKey(message.idempotencyKey)
      signedIn(call)
      const [line] = await findLines(database, [lineId])
      const member = await memberOf(call, 'WRITE_PAYMENTS', ofWork(line))
      if (!line) throw workNotFound()
      const outcome = await takeBackPaid(database, {
        member,
        request: { workIds: [lineId], key },
        now: clock(),
      })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      if (outcome !== 'TAKEN_BACK' && outcome !== 'TOO_LATE' && outcome !== 'NOT_PAID')
        throw new Error(`takeBackPaid answered ${outcome}`)
      return { outcome }
    }),

    rpcMethod(HospitalPayments.method.listSlips, async (message, call) => {
      const year = toYear(message.year, clock())
      const { hospitalId, role } = await memberOf(call, 'READ_PAYMENTS')
      const slips = await findSlipsOfHospital(database, hospitalId, year, MOST_SLIPS)
      return {
        year,
        slips,
        mayWrite: mayOperate(role, 'WRITE_PAYMENTS'),
        hospitalId: String(hospitalId),
      }
    }),

    rpcMethod(HospitalPayments.method.issueSlip, async (message, call) => {
      const request = {
        doctorId: toUuid(message.doctorId, '先生の番号が正しくありません。'),
        year: toYear(message.year, clock()),
        key: toIdempotencyKey(message.idempotencyKey),
      }
      const member = await memberOf(
        call,
        'WRITE_PAYMENTS',
        namedHospital(toPayingHospital(message.hospitalId)),
      )
      const outcome = await issueSlip(database, { member, request, now: clock() })
      return { outcome }
    }),
  ]
}
