/** A bounded cache of flags by id; evicts the oldest entry (FIFO). */
export function createFlagCache(maxEntries: number) {
  const flags = new Map<string, boolean>()
  return {
    get: (id: string): boolean | undefined => flags.get(id),
    set(id: string, flag: boolean): void {
      flags.set(id, flag)
      const oldest = flags.size > maxEntries ? flags.keys().next() : undefined
      if (oldest?.done === false) flags.delete(oldest.value)
    },
  }
}
