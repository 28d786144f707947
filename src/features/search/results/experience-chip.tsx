import { useQuery } from '@tanstack/react-query'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import { EXPERIENCE_MET, SEARCH_CONDITION } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { toResult, type AnySearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import * as styles from '../form/result-page.css.ts'

type ExperienceChipProps = { kind: SearchKind; search: AnySearch }

/**
 * For how many of the results the doctor has the experience that they ask for, and the way to these alone. The number comes
 * after the list, which does not wait for it.
 */
export function ExperienceChip({ kind, search }: ExperienceChipProps) {
  const criteria = criteriaOf(search)
  const narrowed = { ...criteria, conditions: [...(criteria.conditions ?? []), EXPERIENCE_MET] }
  const { data, isPlaceholderData } = useQuery(
    matchCountsQuery(kind, [{ ...narrowed, withNg: search.withNg }]),
  )
  const count = isPlaceholderData ? undefined : data?.[0]
  return (
    <Link
      {...toResult(kind, { ...search, ...narrowed, after: undefined })}
      className={`${chipClass()} ${styles.offered}`}
    >
      {SEARCH_CONDITION.EXPERIENCE_MET}
      {count !== undefined && ` ${numberText(count)}件`}
    </Link>
  )
}
