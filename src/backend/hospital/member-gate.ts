import { asksProof, mayOperate, type HospitalOperation } from '../../domain/hospital/member-role.ts'
import { requireFactor, type FactorRule } from '../account/factor/factor-wish.ts'
import { requireProof } from '../account/sessions/re-authentication.ts'
import type { Database } from '../database/client.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import type { RpcCall } from '../rpc/rpc-method.ts'
import { findMemberships, type Membership } from './member.store.ts'

export type Member = Membership & { accountId: string }

/**
 * The caller as a member who may perform the operation: of `hospitalId`, the hospital of the object concerned,
 * or without one of the chosen hospital. Throws `permission_denied` for every other caller, and for a role that
 * does not allow the operation.
 */
export type MemberGate = (call: RpcCall, operation: HospitalOperation, hospitalId?: number) => Promise<Member>

/** The refusal of an operation that the member's role does not allow. */
export const notAllowed = () => new RpcError('permission_denied', 'この操作をする権限がありません。')

/** The caller's memberships, at least one. Throws `permission_denied` for everybody else. */
export async function membershipsOf(database: Database, call: RpcCall): Promise<[Member, ...Member[]]> {
  const { accountId } = signedIn(call)
  const [chosen, ...others] = await findMemberships(database, accountId)
  if (!chosen) throw new RpcError('permission_denied', 'このページは病院の担当者専用です。')
  return [{ ...chosen, accountId }, ...others.map((one) => ({ ...one, accountId }))]
}

/** The memberships for which a second factor is asked. */
export const ownedAmong = <M extends Membership>(members: readonly M[]): M[] =>
  members.filter(({ role }) => role === 'OWNER')

type GateOptions = { database: Database; rule: FactorRule; clock: () => Date }

export const createMemberGate =
  ({ database, rule, clock }: GateOptions): MemberGate =>
  async (call, operation, hospitalId) => {
    const members = await membershipsOf(database, call)
    requireFactor(ownedAmong(members), rule, clock())
    const member =
      hospitalId === undefined ? members[0] : members.find((one) => one.hospitalId === hospitalId)
    if (!member) throw new RpcError('permission_denied', 'ほかの病院のページは表示できません。')
    if (!mayOperate(member.role, operation)) throw notAllowed()
    if (asksProof(operation)) await requireProof(database, signedIn(call), clock())
    return member
  }

/** The membership of the chosen hospital; null for an account that acts for none. */
export const chosenMembership = async (database: Database, accountId: string): Promise<Membership | null> =>
  (await findMemberships(database, accountId))[0] ?? null

/** Whether an account acts for a hospital now. */
export const isMemberOf = async (
  database: Database,
  accountId: string,
  hospitalId: number,
): Promise<boolean> =>
  (await findMemberships(database, accountId)).some((one) => one.hospitalId === hospitalId)
