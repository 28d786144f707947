import { criteriaChips } from '../../../domain/search/criteria-chips.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { ChipBox } from '../../../ui/chip/chip-box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'

type KeptCriteriaProps = { criteria: Criteria; hospitalName: (id: string) => string }

/** Criteria chosen elsewhere are submitted too, and can be removed here. */
export function KeptCriteria({ criteria, hospitalName }: KeptCriteriaProps) {
  const chips = criteriaChips(criteria, hospitalName)
  if (chips.length === 0) return null
  return (
    <fieldset>
      <legend>ほかに選んでいる条件</legend>
      <Inline>
        {chips.map(({ field, value, label }) => (
          <ChipBox key={label} name={field} value={value ?? String(criteria[field])} defaultChecked>
            {label}
          </ChipBox>
        ))}
      </Inline>
    </fieldset>
  )
}
