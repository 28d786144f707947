/** What came of a form that was posted without script, and which hospital it was about. */
export type SubscriptionSearch = { outcome?: string; hospital?: string }

const text = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

export const readSubscriptionSearch = ({
  outcome,
  hospital,
}: Record<string, unknown>): SubscriptionSearch => ({ outcome: text(outcome), hospital: text(hospital) })
