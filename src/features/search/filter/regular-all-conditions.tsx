import { useFacets } from '../facets/use-facets.ts'
import { RegularTerms } from '../form/regular-terms.tsx'
import { WorkAndPay } from '../form/criterion-groups.tsx'
import type { AllOpen } from './side-form.tsx'

/** What the form only keeps: the week stands in the other column, and days are asked for in the advanced search. */
const KEPT = ['weekdays', 'shiftPatterns', 'dates'] as const

/** Every condition of a regular search with what it would leave, brought beside the list when it is asked for. */
export function RegularAllConditions({ search, draft, reread }: AllOpen) {
  const { facets } = useFacets('regular', draft)
  const groups = { search, counts: facets }
  return (
    <>
      {KEPT.map((name) => {
        const value = search[name]
        return value && <input key={name} type="hidden" name={name} value={value.join()} />
      })}
      <RegularTerms {...groups} />
      <WorkAndPay kind="regular" {...groups} onHospitals={reread} />
    </>
  )
}
