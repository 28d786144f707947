const WINDOW_MS = 10 * 60_000
/** What refused files may cost an account in a window: 20 of them, or three that used up their time. */
const MOST = 20
const COST = { plain: 1, heavy: 7 } as const
/** Accounts that are remembered; the one whose last refusal is the oldest is forgotten first. */
const REMEMBERED = 20_000

export type RefusalCount = {
  isOver(accountId: string): boolean
  note(accountId: string, weight: keyof typeof COST): void
}

/** Counts, per account, files that were refused for what is in them, so that nobody has us check one after the other. */
export function createRefusalCount(clock: () => Date): RefusalCount {
  const costs = new Map<string, { since: number; cost: number }>()
  const current = (accountId: string) => {
    const known = costs.get(accountId)
    return known && clock().getTime() - known.since < WINDOW_MS ? known : undefined
  }
  return {
    isOver: (accountId) => (current(accountId)?.cost ?? 0) >= MOST,
    note(accountId, weight) {
      const { since, cost } = current(accountId) ?? { since: clock().getTime(), cost: 0 }
      costs.delete(accountId)
      costs.set(accountId, { since, cost: cost + COST[weight] })
      const oldest = costs.size > REMEMBERED ? costs.keys().next() : undefined
      if (oldest?.done === false) costs.delete(oldest.value)
    },
  }
}
