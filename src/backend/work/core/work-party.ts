import type { HospitalOperation } from '../../../domain/hospital/member-role.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate, TheirObject } from '../../gate/member-gate.ts'
import type { Member } from '../../gate/memberships.ts'
import { RpcError } from '../../rpc/rpc-error.ts'
import { signedIn } from '../../rpc/rpc-input.ts'
import type { RpcCall } from '../../rpc/rpc-method.ts'
import { findPlace } from './work-place.store.ts'

/** The two parties of a matched work, as the callers of its methods. */

export const ownWorkNotFound = () => new RpcError('not_found', 'この求人で成立した勤務はありません。')
export const workNotFound = () => new RpcError('not_found', 'この勤務は見つかりません。')

/** A work as a call of its hospital's members is about it. */
export const ofWork = (place: { hospitalId: number } | null | undefined): TheirObject => ({
  hospitalId: place?.hospitalId,
  notTheirs: workNotFound(),
})

/** The calling doctor; an account without one has no works. */
export function doctorOf(call: RpcCall): { accountId: string; doctorId: string } {
  const { accountId, doctorId } = signedIn(call)
  if (doctorId === null) throw ownWorkNotFound()
  return { accountId, doctorId }
}

/** The caller as a member of the work's hospital, whose role may do `operation`. */
export async function memberOfWork(
  { database, memberOf }: { database: Database; memberOf: MemberGate },
  call: RpcCall,
  workId: string,
  operation: HospitalOperation,
): Promise<Member> {
  signedIn(call)
  const place = await findPlace(database, workId)
  return memberOf(call, operation, ofWork(place))
}
