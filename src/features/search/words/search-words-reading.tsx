import { useQuery } from '@tanstack/react-query'
import { criteriaChips, withoutChip } from '../../../domain/search/criteria-chips.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { SPOT_SORT_ORDER, type SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toResult, toSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { RemovableChip } from '../../../ui/chip/removable-chip.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import type { readWordsFn } from './search-words.functions.ts'
import * as styles from './search-words-box.css.ts'

type Sort = Exclude<SpotSortOrder, 'UNSPECIFIED'>

type SearchWordsReadingProps = {
  kind: SearchKind
  criteria: Criteria
  /** The sort of the results; undefined is the default. */
  sort: Sort | undefined
  said: string
  reading: Pick<Awaited<ReturnType<typeof readWordsFn>>, 'unknown' | 'notes'>
}

/** What was understood, with a way to correct it, what was not, and how many listings it finds. */
export function SearchWordsReading({ kind, criteria, sort, said, reading }: SearchWordsReadingProps) {
  const ids = criteria.generalHospitalIds ?? []
  const { data: hospitals } = useQuery(hospitalNamesQuery(ids))
  const chips = criteriaChips(
    criteria,
    (id) => hospitals?.find((hospital) => hospital.id === id)?.name ?? '指定した病院',
  )
  const { unknown, notes } = reading
  const address = (without: { criteria: Criteria; sort?: Sort }) =>
    toSearch(kind, { ...without.criteria, sort: without.sort, said })
  const read = [
    ...chips.map((chip) => ({
      key: `${chip.field}-${chip.value}`,
      label: chip.label,
      address: address({ criteria: withoutChip(criteria, chip), sort }),
    })),
    ...(sort ? [{ key: 'sort', label: SPOT_SORT_ORDER[sort], address: address({ criteria }) }] : []),
  ]
  return (
    <Stack gap={3}>
      <div role="status" className={styles.status}>
        {read.length === 0 ? (
          <Text>
            条件を読み取れませんでした。日付・時間帯・場所・診療科・給与などのことばでお試しください。
          </Text>
        ) : (
          <Text tone="sub">{read.length}つの条件を読み取りました。違うものは外してください。</Text>
        )}
        {unknown.length > 0 && (
          <Notice tone="warn">わからなかったことば: {unknown.map((words) => `「${words}」`).join('')}</Notice>
        )}
      </div>
      {read.length > 0 && (
        <Inline as="ul" aria-label="読み取った条件">
          {read.map(({ key, label, address }) => (
            <li key={key}>
              <RemovableChip label={label} render={(slot) => <Link {...address} {...slot} />} />
            </li>
          ))}
        </Inline>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {read.length > 0 && <SearchLink kind={kind} criteria={criteria} sort={sort} />}
    </Stack>
  )
}

type SearchLinkProps = Pick<SearchWordsReadingProps, 'kind' | 'criteria' | 'sort'>

function SearchLink({ kind, criteria, sort }: SearchLinkProps) {
  const { data: counts } = useQuery(matchCountsQuery(kind, [criteria]))
  const count = counts?.[0]
  return (
    <Link {...toResult(kind, { ...criteria, sort })} className={buttonClass({ block: true })}>
      この条件で検索{count === undefined ? '' : `(${numberText(count)}件)`}
    </Link>
  )
}
