import { keepInRead, onceInRead } from '../../platform/server/once-in-read.server.ts'
import { factorWishOf, requireFactor, type FactorRule } from './factor-wish.ts'
import type { ReadWithSession } from '../account/session/read-with-session.ts'
import type { Database } from '../database/client.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import type { RpcCall } from '../rpc/rpc-method.ts'
import { findMemberships, type Membership } from './member.store.ts'

export type Member = Membership & { accountId: string }

const membershipsInRead = (accountId: string) => `memberships ${accountId}`

/** The memberships for which a second factor is asked. */
export const ownedAmong = <M extends Membership>(members: readonly M[]): M[] =>
  members.filter(({ role }) => role === 'OWNER')

type Options = {
  database: Database
  /** Of owners of hospitals. */
  rule: FactorRule
  clock: () => Date
}

/**
 * The one way to learn for which hospitals somebody acts now, the last chosen one first. An owner who has put off a
 * required second factor for too long acts for none.
 */
export function createMemberships({ database, rule, clock }: Options) {
  async function find(accountId: string): Promise<Member[]> {
    const members = await onceInRead(membershipsInRead(accountId), () => findMemberships(database, accountId))
    return members.map((one) => ({ ...one, accountId }))
  }

  const wishOf = (members: readonly Membership[]) => factorWishOf(ownedAmong(members), rule, clock())

  async function evenOverdue(call: RpcCall): Promise<[Member, ...Member[]]> {
    const [chosen, ...others] = await find(signedIn(call).accountId)
    if (!chosen) throw new RpcError('permission_denied', 'このページは病院の担当者専用です。')
    return [chosen, ...others]
  }

  const withSession: ReadWithSession = async (account) => {
    const members = await findMemberships(database, account)
    return (accountId) => keepInRead(membershipsInRead(accountId), members)
  }

  return {
    withSession,

    /** What an owner is asked for. */
    wishOf,

    /** Those of an account, for what is not called by a method: files and streams. */
    async ofAccount(accountId: string): Promise<Member[]> {
      const members = await find(accountId)
      return wishOf(members).wish === 'OVERDUE' ? [] : members
    },

    /** Those of the caller, at least one. Throws `permission_denied` for everybody else. */
    async ofCall(call: RpcCall): Promise<[Member, ...Member[]]> {
      const members = await evenOverdue(call)
      requireFactor(ownedAmong(members), rule, clock())
      return members
    },

    /** The same, of an owner too who has put off the second factor: for the frame around the page that sets it up. */
    evenOverdue,
  }
}

export type Memberships = ReturnType<typeof createMemberships>
