import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import type { AnySearch } from '../../../platform/addresses.ts'
import { useFacets } from '../facets/use-facets.ts'
import { WhenAndWhere, WorkAndPay } from '../form/criterion-groups.tsx'
import { RegularTerms } from '../form/regular-terms.tsx'

type AllConditionsProps = {
  kind: SearchKind
  /** What the address said when they were opened. */
  search: AnySearch
  /** What the form says at the moment. */
  draft: Criteria
  /** Called after a choice that no box of the form has made. */
  reread: () => void
}

/** Every condition of a search with what it would leave, brought beside the list when it is asked for. */
export function AllConditions({ kind, search, draft, reread }: AllConditionsProps) {
  const { facets } = useFacets(kind, draft)
  const groups = { search, counts: facets }
  return (
    <>
      {kind === 'spot' ? (
        <WhenAndWhere {...groups} days={<Kept search={search} names={['dates']} />} />
      ) : (
        <>
          {/* The week stands in the other column, and days are asked for in the advanced search. */}
          <Kept search={search} names={['weekdays', 'shiftPatterns', 'dates']} />
          <RegularTerms {...groups} />
        </>
      )}
      <WorkAndPay kind={kind} {...groups} onHospitals={reread} />
    </>
  )
}

type KeptProps = { search: Criteria; names: readonly ('weekdays' | 'shiftPatterns' | 'dates')[] }

/** What the form only keeps. */
const Kept = ({ search, names }: KeptProps) =>
  names.map(
    (name) => search[name] && <input key={name} type="hidden" name={name} value={String(search[name])} />,
  )
