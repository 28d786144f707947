import type { TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { paydayOf, type Payday } from './payday.ts'

type Agreed = { plannedStart: Date; plannedEnd: Date; terms: Pick<TermsSnapshot, 'payment'> }

/** The payday of a work by its terms; null where they name no rule. */
export function paydayOfWork({ plannedStart, plannedEnd, terms }: Agreed): Payday | null {
  const { payday } = terms.payment
  return payday && paydayOf({ start: plannedStart, end: plannedEnd }, payday)
}
