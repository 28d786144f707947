import type { Party } from '../live/told-parties.ts'

export type MessageHub = {
  /** Calls whoever listens for one of the parties. */
  publish(parties: readonly string[]): void
  /** Calls everybody: what was published meanwhile may have been missed. */
  publishAll(): void
  /** Returns the end of the subscription. */
  subscribe(parties: readonly Party[], tell: () => void): () => void
}

/** Listeners of this process for messages, reading marks and whatever the other side is told of. A listener learns that, not what, has changed. */
export function createMessageHub(): MessageHub {
  const listeners = new Map<string, Set<() => void>>()
  const tellAll = (told: Iterable<() => void>) => {
    for (const tell of told) tell()
  }
  return {
    publish: (parties) => tellAll(new Set(parties.flatMap((party) => [...(listeners.get(party) ?? [])]))),
    publishAll: () => tellAll(new Set([...listeners.values()].flatMap((some) => [...some]))),
    subscribe(parties, tell) {
      for (const party of parties) {
        const some = listeners.get(party) ?? new Set()
        listeners.set(party, some.add(tell))
      }
      return () => {
        for (const party of parties) {
          const some = listeners.get(party)
          some?.delete(tell)
          if (some?.size === 0) listeners.delete(party)
        }
      }
    },
  }
}
