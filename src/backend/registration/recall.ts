/** Remembers a word about so many things; what was noted longest ago is forgotten first. */
export function createRecall(most: number) {
  const notes = new Map<string, boolean>()
  return {
    recall: (id: string): boolean | undefined => notes.get(id),
    note(id: string, word: boolean): void {
      notes.set(id, word)
      const oldest = notes.size > most ? notes.keys().next() : undefined
      if (oldest?.done === false) notes.delete(oldest.value)
    },
  }
}
