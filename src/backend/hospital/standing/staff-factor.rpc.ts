import { StaffFactors } from '../../../contract/gen/staff_factor_pb.ts'
import { RESET_REASON } from '../../../domain/staff/reset-factor.ts'
import { normaliseLoginId } from '../../account/login-id.ts'
import { toIdempotencyKey, toWords } from '../../rpc/rpc-input.ts'
import type { Database } from '../../database/client.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { resetMemberFactor } from './reset-factor.service.ts'
import { notStaff, type StaffGate } from '../../gate/staff-input.ts'

type Options = { database: Database; clock: () => Date; provedStaffOf: StaffGate }

/** The methods of `dp.staff.StaffFactors`, for staff only. */
export const createStaffFactorMethods = ({ database, clock, provedStaffOf }: Options): RpcMethod[] => [
  rpcMethod(StaffFactors.method.resetMemberFactor, async (message, call) => {
    const { accountId: staffAccountId } = await provedStaffOf(call)
    const request = {
      address: normaliseLoginId(message.address.slice(0, 500)),
      reason: toWords(message.reason, RESET_REASON),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await resetMemberFactor(database, { staffAccountId, request, now: clock() })
    if (outcome === 'NOT_STAFF') throw notStaff()
    return { outcome }
  }),
]
