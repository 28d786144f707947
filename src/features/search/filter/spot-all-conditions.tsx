import type { SpotCriteria, SpotSearch } from '../../../domain/search/spot-search.ts'
import { useFacets } from '../facets/use-facets.ts'
import { spotFacetsQuery } from '../facets/search-counts.queries.ts'
import type { AllOpen } from './side-form.tsx'
import { WhenAndWhere, WorkAndPay } from '../form/spot-filter-groups.tsx'

/** Every condition of a spot search with what it would leave, brought beside the list when it is asked for. */
export function SpotAllConditions({ search, draft, reread }: AllOpen<SpotSearch, SpotCriteria>) {
  const { facets } = useFacets(draft, spotFacetsQuery)
  const groups = { search, counts: facets }
  return (
    <>
      <WhenAndWhere
        {...groups}
        days={search.dates && <input type="hidden" name="dates" value={String(search.dates)} />}
      />
      <WorkAndPay kind="spot" {...groups} onHospitals={reread} />
    </>
  )
}
