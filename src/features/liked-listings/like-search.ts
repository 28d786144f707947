export type LikeTab = 'spot' | 'regular' | 'closed'

/** `after` is where a list starts without script; `outcome` what came of a form that was posted without. */
export type LikeSearch = { tab?: Exclude<LikeTab, 'spot'>; after?: string; outcome?: string }

const text = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

export const readLikeSearch = ({ tab, after, outcome }: Record<string, unknown>): LikeSearch => ({
  tab: tab === 'regular' || tab === 'closed' ? tab : undefined,
  after: text(after),
  outcome: text(outcome),
})
