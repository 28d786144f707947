/** So many lines of one kind a minute, from one client and from all of them. */
const MOST = { client: 10, all: 100 } as const
const WINDOW_MS = 60_000
/** Beyond so many clients a minute only what all send together is counted. */
const CLIENTS = 5_000

export type Noise = {
  /** Whether one more line of this kind may be written. */
  allows(kind: string, client: string): boolean
}

/**
 * Keeps strangers from filling the log. What is left out is counted, and told by kind at the end of the minute.
 * Nothing is kept beyond it.
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
