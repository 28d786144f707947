import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../../domain/text/money-text.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { toHighValue } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { highValueCriteria } from './high-value-search.ts'
import { weeksAhead } from './weeks-ahead.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'

/** Tabs by week, each with its count. */
export function HighValueWeeks({ search }: { search: SpotSearch }) {
  const { data } = useQuery(searchDaysQuery())
  const weeks = data ? weeksAhead(data.today) : []
  const tabs = [{ label: 'すべて', days: undefined }, ...weeks]
  const { data: counts } = useQuery({
    ...matchCountsQuery(
      'spot',
      tabs.map(({ days }) => highValueCriteria(search, days)),
    ),
    enabled: data !== undefined,
  })
  if (!data) return <Skeleton shape="control" />
  return (
    <nav aria-label="週で選ぶ" className={tabBarClass}>
      {tabs.map(({ label, days }, index) => (
        <Link
          key={label}
          {...toHighValue({ ...search, dates: days, after: undefined })}
          aria-current={String(days) === String(search.dates) ? 'page' : undefined}
          className={tabLinkClass}
        >
          {label}
          {counts?.[index] !== undefined && `(${numberText(counts[index])})`}
        </Link>
      ))}
    </nav>
  )
}
