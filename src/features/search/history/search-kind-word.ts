import type { SearchKind } from '../../../domain/search/search-history.ts'

export const KIND_WORD: Record<SearchKind, string> = { spot: 'スポット', regular: '定期' }
