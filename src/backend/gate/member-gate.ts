import { asksProof, mayOperate, type HospitalOperation } from '../../domain/hospital/member-role.ts'
import { requireProof } from '../account/session/re-authentication.ts'
import type { Database } from '../database/client.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import type { RpcCall } from '../rpc/rpc-method.ts'
import type { Member, Memberships } from './memberships.ts'
import { refuseSuspended } from './while-suspended.ts'

/**
 * What a call is about: its hospital, undefined where it is not there, and the one refusal of a missing or foreign one; null
 * where the call goes on as if nothing were named.
 */
export type TheirObject = { hospitalId: number | undefined; notTheirs: RpcError | null }

/**
 * The caller as a member who may perform the operation: of the hospital of the object concerned, or without one of the
 * chosen hospital. Throws `notTheirs` for an object that is not there or is another hospital's, so that nobody learns
 * which, and is the member of the chosen hospital where that is null; `permission_denied` for every other caller, and for
 * a role that does not allow the operation; `failed_precondition` for what a suspended hospital may not do, and where a
 * proof is missing.
 */
export type MemberGate = (
  call: RpcCall,
  operation: HospitalOperation,
  object?: TheirObject,
) => Promise<Member>

/** A hospital that a call names itself; undefined, which stands for the chosen one, where it names none. */
export const namedHospital = (hospitalId: number | undefined): TheirObject | undefined =>
  hospitalId === undefined
    ? undefined
    : {
        hospitalId,
        notTheirs: new RpcError('permission_denied', 'ほかの病院のページは表示できません。'),
      }

/** The refusal of an operation that the member's role does not allow. */
export const notAllowed = () => new RpcError('permission_denied', 'この操作をする権限がありません。')

type GateOptions = { database: Database; memberships: Memberships; clock: () => Date }

export const createMemberGate =
  ({ database, memberships, clock }: GateOptions): MemberGate =>
  async (call, operation, object) => {
    const members = await memberships.ofCall(call)
    const named = object && members.find((one) => one.hospitalId === object.hospitalId)
    const member = object && object.notTheirs !== null ? named : (named ?? members[0])
    if (!member) {
      // Of a missing object and of a foreign one alike.
      refuseSuspended(members[0].hospitalStanding, call.method)
      throw object?.notTheirs ?? notAllowed()
    }
    if (!mayOperate(member.role, operation)) throw notAllowed()
    refuseSuspended(member.hospitalStanding, call.method)
    if (asksProof(operation)) await requireProof(database, signedIn(call), clock())
    return member
  }
