import { FACTOR_GRACE_DAYS } from '../../domain/account/second-factor.ts'
import type { Membership } from './member.store.ts'

/** What this installation asks of owners: a second factor is required, may be set up, or cannot be (no encryption key). */
export type FactorRule = 'REQUIRED' | 'OPTIONAL' | 'UNAVAILABLE'

export type FactorWish =
  | { wish: 'NONE' | 'SUGGESTED'; due: null }
  | { wish: 'REQUIRED' | 'OVERDUE'; due: Date }

const GRACE_MS = FACTOR_GRACE_DAYS * 86_400_000

/**
 * Whether a person with these memberships is asked for a second factor: an owner of any hospital. The grace period runs
 * from the first time that the person was asked.
 */
export function factorWishOf(memberships: readonly Membership[], rule: FactorRule, now: Date): FactorWish {
  const owned = memberships.filter(({ role, hasFactor }) => role === 'OWNER' && !hasFactor)
  if (rule === 'UNAVAILABLE' || owned.length === 0) return { wish: 'NONE', due: null }
  if (rule === 'OPTIONAL') return { wish: 'SUGGESTED', due: null }
  const asked = owned.map(({ factorAskedAt }) => (factorAskedAt ?? now).getTime())
  const due = new Date(Math.min(...asked) + GRACE_MS)
  return { wish: due > now ? 'REQUIRED' : 'OVERDUE', due }
}
