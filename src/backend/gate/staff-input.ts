import { requireFactor, type FactorRule } from './factor-wish.ts'
import { requireProof } from '../account/sessions/re-authentication.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import type { RpcCall } from '../rpc/rpc-method.ts'
import type { StaffService } from '../doctor-review/staff.service.ts'
import type { StaffMember } from '../doctor-review/staff.store.ts'

const REASON = 500
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Throws `invalid_argument` with `sentence` for a malformed id. */
export function toUuid(text: string, sentence: string): string {
  if (!UUID.test(text)) throw invalidArgument(sentence)
  return text.toLowerCase()
}

/** Trims and validates a reason of at most 500 characters. Throws `invalid_argument`. */
export function toReason(text: string): string {
  const reason = text.trim()
  if ([...reason].length > REASON) throw invalidArgument(`${REASON}桁以下の文字数を入力してください`)
  if (reason.includes('\0')) throw invalidArgument('指定された形式で入力してください')
  return reason
}

export const notStaff = () => new RpcError('permission_denied', 'このページは運営スタッフ専用です。')

/** The calling member of staff, even one who has put off a required second factor. Throws `permission_denied` for others. */
export async function staffCaller(service: StaffService, call: RpcCall) {
  const member = await service.findStaff(signedIn(call))
  if (!member) throw notStaff()
  return member
}

/**
 * The calling member of staff. Throws `permission_denied` for every other caller, and for a member who has put off a
 * required second factor for too long.
 */
export type StaffGate = (call: RpcCall) => Promise<StaffMember>

type GateOptions = { service: StaffService; rule: FactorRule; clock: () => Date }

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
  ({ service, rule, clock }: GateOptions): StaffGate =>
  async (call) => {
    const member = await staffCaller(service, call)
    requireFactor([member], rule, clock())
    return member
  }
