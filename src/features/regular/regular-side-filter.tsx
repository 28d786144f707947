import { lazy } from 'react'
import { regularCriteriaOf } from '../../domain/regular-criteria.ts'
import type { RegularSearch } from '../../domain/regular-search.ts'
import {
  REGULAR_ADVANCED_PATH,
  REGULAR_RESULT_PATH,
  regularResultAddress,
  regularSearchAddress,
} from '../listings/criteria-address.ts'
import { SideForm } from '../listings/side-form.tsx'
import { readRegularForm } from './regular-form.ts'

const AllConditions = lazy(async () => ({
  default: (await import('./regular-all-conditions.tsx')).RegularAllConditions,
}))

/** The week stands in the right column; the form only keeps its choice. */
export const RegularSideFilter = ({ search }: { search: RegularSearch }) => (
  <SideForm
    search={search}
    criteriaOf={regularCriteriaOf}
    read={readRegularForm}
    resultPath={REGULAR_RESULT_PATH}
    addressOf={regularResultAddress}
    allAddress={regularSearchAddress(REGULAR_ADVANCED_PATH, {
      ...regularCriteriaOf(search),
      sort: search.sort,
    })}
    all={(open) => <AllConditions {...open} />}
  />
)
