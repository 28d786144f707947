import { keepInRead, onceInRead } from '../../platform/server/once-in-read.server.ts'
import type { ReadWithSession } from '../account/session/read-with-session.ts'
import type { Database } from '../database/client.ts'
import type { Caller } from '../rpc/rpc-method.ts'
import { factorWishOf, type FactorAsked, type FactorRule } from './factor-wish.ts'
import { findStaff, markStaffFactorAsked } from './staff-member.store.ts'

/** `secondFrom`: from when the member may confirm what another member has proposed. */
export type StaffMember = { accountId: string; name: string; secondFrom: Date | null }

export type OurStaff = {
  /** Whether an account may act as our staff: false also for a member who has put off a required second factor. */
  isStaff(accountId: string): Promise<boolean>
  /** Null for a caller who is not staff. */
  findStaff(caller: Caller): Promise<(StaffMember & FactorAsked) | null>
  withSession: ReadWithSession
  /** Starts the grace period of a required second factor, unless it has started. */
  markFactorAsked(member: StaffMember): Promise<void>
}

type Options = { database: Database; clock: () => Date; factorRule: FactorRule }

const staffInRead = (accountId: string) => `staff ${accountId}`

/** Who of the accounts acts as our staff now. */
export const createOurStaff = ({ database, clock, factorRule }: Options): OurStaff => ({
  isStaff: async (accountId) => {
    const now = clock()
    const member = await findStaff(database, accountId, now)
    return member !== null && factorWishOf([member], factorRule, now).wish !== 'OVERDUE'
  },
  findStaff: ({ accountId }) =>
    onceInRead(staffInRead(accountId), () => findStaff(database, accountId, clock())),
  async withSession(account) {
    const member = await findStaff(database, account, clock())
    return (accountId) => keepInRead(staffInRead(accountId), member)
  },
  markFactorAsked: ({ accountId }) => markStaffFactorAsked(database, accountId, clock()),
})
