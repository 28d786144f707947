/** What the address of a search screen says of a sentence, beside the criteria. */
export type WordsSearch = {
  /** Just typed: to be turned into criteria, which takes it out of the address. */
  q?: string
  /** What the criteria were made from. */
  said?: string
}

const sentence = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** The search params of a search screen, with those of its ことばで検索. */
export const withWords =
  <Search extends object>(read: (input: Record<string, unknown>) => Search) =>
  (input: Record<string, unknown>): Search & WordsSearch => {
    const { q, said, ...others } = input
    return { ...read(others), q: sentence(q), said: sentence(said) }
  }
