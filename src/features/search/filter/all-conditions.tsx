import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { AnySearch } from '../../../platform/addresses.ts'
import { useFacets } from '../facets/use-facets.ts'
import { WhenAndWhere, WorkAndPay } from '../form/criterion-groups.tsx'
import { RegularTerms } from '../form/regular-terms.tsx'

type AllConditionsProps = {
  kind: SearchKind
  /** The criteria of the URL when the panel was opened. */
  search: AnySearch
  /** The current values of the form. */
  draft: Criteria
  /** Called after a choice that fires no event of the form. */
  reread: () => void
}

/** All criteria of a search with their counts, loaded beside the list on demand. */
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

/** Criteria that the form only passes on. */
const Kept = ({ search, names }: KeptProps) =>
  names.map(
    (name) => search[name] && <input key={name} type="hidden" name={name} value={String(search[name])} />,
  )
