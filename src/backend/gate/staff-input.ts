import { requireFactor, type FactorRule } from './factor-wish.ts'
import { requireProof } from '../account/session/re-authentication.ts'
import type { Database } from '../database/client.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import type { RpcCall } from '../rpc/rpc-method.ts'
import type { OurStaff } from './our-staff.service.ts'
import type { StaffMember } from './our-staff.service.ts'

export const notStaff = () => new RpcError('permission_denied', 'このページは運営スタッフ専用です。')

/** The calling member of staff, even one who has put off a required second factor. Throws `permission_denied` for others. */
export async function staffCaller(staff: Pick<OurStaff, 'findStaff'>, call: RpcCall) {
  const member = await staff.findStaff(signedIn(call))
  if (!member) throw notStaff()
  return member
}

/**
 * The calling member of staff. Throws `permission_denied` for every other caller, and for a member who has put off a
 * required second factor for too long.
 */
export type StaffGate = (call: RpcCall) => Promise<StaffMember>

type GateOptions = { staff: OurStaff; rule: FactorRule; clock: () => Date }

type ProvedOptions = { database: Database; staffOf: StaffGate; clock: () => Date }

/** The same for what cannot be undone: asks for a proof of the last ten minutes that it is the member who is at the device. */
export const createProvedGate =
  ({ database, staffOf, clock }: ProvedOptions): StaffGate =>
  async (call) => {
    const member = await staffOf(call)
    await requireProof(database, signedIn(call), clock())
    return member
  }

export const createStaffGate =
  ({ staff, rule, clock }: GateOptions): StaffGate =>
  async (call) => {
    const member = await staffCaller(staff, call)
    requireFactor([member], rule, clock())
    return member
  }
