import { wordOf } from '../text/known-word.ts'

/** The two kinds of work; each has its own search and history. */
export const SEARCH_KINDS = ['spot', 'regular'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
export const KIND_WORD: Record<SearchKind, string> = { spot: 'スポット', regular: '定期' }
export const isSearchKind = wordOf(KIND_WORD)

/** A kind as the contracts name it. */
export const WIRE_KIND = { spot: 'SPOT', regular: 'REGULAR' } as const satisfies Record<SearchKind, string>
export const KIND_OF_WIRE = { SPOT: 'spot', REGULAR: 'regular' } as const
