import { lazy } from 'react'
import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { toRegularAdvanced, toRegularResult } from '../../../platform/addresses.ts'
import { SideForm } from './side-form.tsx'
import { readRegularForm } from '../form/regular-form.ts'

const AllConditions = lazy(async () => ({
  default: (await import('./regular-all-conditions.tsx')).RegularAllConditions,
}))

/** The week stands in the right column; the form only keeps its choice. */
export const RegularSideFilter = ({ search }: { search: RegularSearch }) => (
  <SideForm
    search={search}
    criteriaOf={regularCriteriaOf}
    read={readRegularForm}
    resultAddress={toRegularResult()}
    addressOf={toRegularResult}
    allAddress={toRegularAdvanced({
      ...regularCriteriaOf(search),
      sort: search.sort,
    })}
    all={(open) => <AllConditions {...open} />}
  />
)
