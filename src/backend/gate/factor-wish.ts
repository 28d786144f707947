import { DAY_MS } from '../../domain/duration.ts'
import { FACTOR_GRACE_DAYS } from '../../domain/account/second-factor.ts'
import { RpcError } from '../rpc/rpc-error.ts'

/** What this installation asks of a kind of people: a second factor is required, may be set up, or cannot be (no encryption key). */
export type FactorRule = 'REQUIRED' | 'OPTIONAL' | 'UNAVAILABLE'

export type FactorWish =
  | { wish: 'NONE' | 'SUGGESTED'; due: null }
  | { wish: 'REQUIRED' | 'OVERDUE'; due: Date }

/** A role for which a second factor is asked of its holder. */
export type FactorAsked = {
  /** Whether the account logs in with a second factor. */
  hasFactor: boolean
  /** When its holder was first asked for one that is required. */
  factorAskedAt: Date | null
}

const GRACE_MS = FACTOR_GRACE_DAYS * DAY_MS

/**
 * Whether a person is asked for a second factor who has these roles for which it is asked. The grace period runs from
 * the first time that the person was asked.
 */
export function factorWishOf(roles: readonly FactorAsked[], rule: FactorRule, now: Date): FactorWish {
  const lacking = roles.filter(({ hasFactor }) => !hasFactor)
  if (rule === 'UNAVAILABLE' || lacking.length === 0) return { wish: 'NONE', due: null }
  if (rule === 'OPTIONAL') return { wish: 'SUGGESTED', due: null }
  const asked = lacking.map(({ factorAskedAt }) => (factorAskedAt ?? now).getTime())
  const due = new Date(Math.min(...asked) + GRACE_MS)
  return { wish: due > now ? 'REQUIRED' : 'OVERDUE', due }
}

/** Refuses a person who has put off a required second factor for too long. */
export function requireFactor(roles: readonly FactorAsked[], rule: FactorRule, now: Date): void {
  if (factorWishOf(roles, rule, now).wish === 'OVERDUE')
    throw new RpcError('permission_denied', '二段階認証を設定すると、このページをお使いになれます。')
}
