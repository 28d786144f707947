import { useFacets } from '../facets/use-facets.ts'
import { WhenAndWhere, WorkAndPay } from '../form/criterion-groups.tsx'
import type { AllOpen } from './side-form.tsx'

/** Every condition of a spot search with what it would leave, brought beside the list when it is asked for. */
export function SpotAllConditions({ search, draft, reread }: AllOpen) {
  const { facets } = useFacets('spot', draft)
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
