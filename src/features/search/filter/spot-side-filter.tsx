import { lazy } from 'react'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { toSpotAdvanced, toSpotResult } from '../../../platform/addresses.ts'
import { SideForm } from './side-form.tsx'
import { readSpotForm } from '../form/spot-form-reading.ts'

const AllConditions = lazy(async () => ({
  default: (await import('./spot-all-conditions.tsx')).SpotAllConditions,
}))

/** The days stand in the right column; the form only keeps their choice. */
export const SpotSideFilter = ({ search }: { search: SpotSearch }) => (
  <SideForm
    search={search}
    criteriaOf={criteriaOf}
    read={readSpotForm}
    resultAddress={toSpotResult()}
    addressOf={toSpotResult}
    allAddress={toSpotAdvanced({ ...criteriaOf(search), sort: search.sort })}
    all={(open) => <AllConditions {...open} />}
  />
)
