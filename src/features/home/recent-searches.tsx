import { criteriaSummary } from '../../domain/search/criteria-summary.ts'
import { allCriteria, keptSearchKey, type PastSearch } from '../../domain/search/search-history.ts'
import { KIND_WORD, SEARCH_KINDS, type SearchKind } from '../../domain/listing/listing-kind.ts'
import { toHistory, toResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { chipClass } from '../../ui/chip/chip-class.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Text } from '../../ui/text/text.tsx'
import { useSearchHistory } from '../search/history/use-search-history.ts'

const SHOWN = 3

/** The latest searches of this device; nothing before there is one. */
export function RecentSearches() {
  const { history: spot } = useSearchHistory('spot')
  const { history: regular } = useSearchHistory('regular')
  const latest = SEARCH_KINDS.flatMap(
    (kind) => ({ spot, regular })[kind]?.map((entry) => ({ kind, entry })) ?? [],
  )
    .toSorted((a, b) => Date.parse(b.entry.searchedAt) - Date.parse(a.entry.searchedAt))
    .slice(0, SHOWN)
  const [last] = latest
  if (!last) return null
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Text bold>最近の検索</Text>
        <Link {...toHistory(last.kind)} className={rowLinkClass}>
          検索履歴
        </Link>
      </Inline>
      <Inline as="nav" aria-label="最近の検索">
        {latest.map(({ kind, entry }) => (
          <Again key={`${kind} ${keptSearchKey(entry)}`} kind={kind} entry={entry} />
        ))}
      </Inline>
    </Stack>
  )
}

function Again({ kind, entry }: { kind: SearchKind; entry: PastSearch }) {
  const criteria = allCriteria(entry)
  return (
    <Link {...toResult(kind, criteria)} className={chipClass()}>
      {KIND_WORD[kind]}: {criteriaSummary(criteria, () => '指定した病院')}
    </Link>
  )
}
