import { useQuery } from '@tanstack/react-query'
import { criteriaChips, withoutChip, type Criteria } from '../../domain/criteria-chips.ts'
import { numberText } from '../../domain/money-text.ts'
import type { SearchKind } from '../../domain/search-history.ts'
import { stringifySearch } from '../../platform/search-serialization.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { RemovableChip } from '../../ui/chip/removable-chip.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { matchCountsQuery } from '../criteria/match-counts.queries.ts'
import type { readWords } from './search-words.functions.ts'
import * as styles from './search-words-box.css.ts'

type SearchWordsReadingProps = {
  kind: SearchKind
  criteria: Criteria
  said: string
  reading: Pick<Awaited<ReturnType<typeof readWords>>, 'unknown' | 'notes'>
}

/** What was understood, to correct; what was not; and what it would find. */
export function SearchWordsReading({ kind, criteria, said, reading }: SearchWordsReadingProps) {
  const ids = criteria.generalHospitalIds ?? []
  const { data: hospitals } = useQuery(hospitalNamesQuery(ids))
  const chips = criteriaChips(
    criteria,
    (id) => hospitals?.find((hospital) => hospital.id === id)?.name ?? '指定した病院',
  )
  const { unknown, notes } = reading
  return (
    <Stack gap={3}>
      <div role="status" className={styles.status}>
        {chips.length === 0 ? (
          <Text>
            条件を読み取れませんでした。日付・時間帯・場所・診療科・給与などのことばでお試しください。
          </Text>
        ) : (
          <Text tone="sub">{chips.length}つの条件を読み取りました。違うものは外してください。</Text>
        )}
        {unknown.length > 0 && (
          <Notice tone="warn">わからなかったことば: {unknown.map((words) => `「${words}」`).join('')}</Notice>
        )}
      </div>
      {chips.length > 0 && (
        <Inline as="ul" aria-label="読み取った条件">
          {chips.map((chip) => (
            <li key={`${chip.field}-${chip.value}`}>
              <RemovableChip
                label={chip.label}
                render={(slot) => (
                  <a
                    href={`/search/${kind}${stringifySearch({ ...withoutChip(criteria, chip), said })}`}
                    {...slot}
                  />
                )}
              />
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
      {chips.length > 0 && <SearchLink kind={kind} criteria={criteria} />}
    </Stack>
  )
}

function SearchLink({ kind, criteria }: { kind: SearchKind; criteria: Criteria }) {
  const { data: counts } = useQuery(matchCountsQuery(kind, [criteria]))
  const count = counts?.[0]
  return (
    <a href={`/search/${kind}/result${stringifySearch(criteria)}`} className={buttonClass({ block: true })}>
      この条件で検索{count === undefined ? '' : `(${numberText(count)}件)`}
    </a>
  )
}
