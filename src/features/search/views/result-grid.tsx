import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../../domain/text/money-text.ts'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { cellKey, cellsOf, cellText, criteriaOfCells } from '../../../domain/search/weekday-grid.ts'
import { toRegularResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { media } from '../../../ui/theme/breakpoints.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { facetsQuery } from '../facets/search-counts.queries.ts'
import { WeekdayGridTable } from '../calendar/weekday-grid-table.tsx'
import * as styles from '../calendar/weekday-grid.css.ts'

/** The week beside the list; on a phone it is a view of its own, so no counts are requested here. */
export function ResultGrid({ search }: { search: RegularSearch }) {
  const isShown = useMedia(media.xl)
  return (
    <nav aria-label="曜日と時間帯で絞り込む" className={styles.aside}>
      <h2 className={styles.asideTitle}>曜日と時間帯で絞り込む</h2>
      <WeekLinks search={search} enabled={isShown} />
    </nav>
  )
}

/** Each cell, row and column is a link to the same search for it alone. */
export function WeekLinks({ search, enabled = true }: { search: RegularSearch; enabled?: boolean }) {
  const criteria = criteriaOf(search)
  const { data } = useQuery({ ...facetsQuery('regular', criteria), enabled })
  const covered = new Set(cellsOf(criteria).map(cellKey))
  return (
    <WeekdayGridTable
      caption="曜日と時間帯ごとの求人の数"
      render={({ kind, cells, word }) => {
        const [first] = cells
        const on = cells.every((cell) => covered.has(cellKey(cell)))
        const address = toRegularResult({ ...search, ...criteriaOfCells(cells), after: undefined })
        if (kind !== 'cell' || !first)
          return (
            <Link {...address} className={styles.header} aria-label={`${word}だけにする`}>
              {word}
            </Link>
          )
        const count = data?.weekdayPatterns[cellKey(first)]
        return (
          <Link
            {...address}
            className={styles.cell}
            aria-current={on ? 'true' : undefined}
            aria-label={`${cellText(first)}${count === undefined ? '' : ` ${numberText(count)}件`}`}
            data-chosen={on || undefined}
            data-empty={count === 0 || undefined}
          >
            {count === undefined ? '' : numberText(count)}
          </Link>
        )
      }}
    />
  )
}
