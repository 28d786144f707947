/** Rate limit: lines of one kind per minute, from one client and from all clients together. */
const MOST = { client: 10, all: 100 } as const
const WINDOW_MS = 60_000
/**
 * Limit of memory: at most this many counters a minute. A further client is counted only in the total of all
 * clients.
 */
const CLIENTS = 5_000

export type Noise = {
  /** Whether one more line of this kind may be written. */
  allows(kind: string, client: string): boolean
}

/**
 * Rate limit of the log, so that strangers cannot fill it. Suppressed lines are counted by kind; `tell` gets
 * the counts at the end of the minute, and all counters start again.
 */
export function createNoise(tell: (leftOut: Readonly<Record<string, number>>) => void): Noise {
  let counts = new Map<string, number>()
  let leftOut: Record<string, number> = {}
  let timer: NodeJS.Timeout | undefined

  function next(): void {
    timer = undefined
    counts = new Map()
    const told = leftOut
    leftOut = {}
    if (Object.keys(told).length > 0) tell(told)
  }

  function count(key: string): number {
    const known = counts.get(key)
    if (known === undefined && counts.size >= CLIENTS) return 0
    const now = (known ?? 0) + 1
    counts.set(key, now)
    return now
  }

  return {
    allows(kind, client) {
      timer ??= setTimeout(next, WINDOW_MS).unref()
      if (count(`${kind} ${client}`) <= MOST.client && count(kind) <= MOST.all) return true
      leftOut[kind] = (leftOut[kind] ?? 0) + 1
      return false
    },
  }
}
