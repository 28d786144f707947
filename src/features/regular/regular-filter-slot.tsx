import { lazy } from 'react'
import { regularCriteriaOf } from '../../domain/regular-criteria.ts'
import type { RegularSearch } from '../../domain/regular-search.ts'
import { criteriaKey } from '../../domain/search-history.ts'
import { SideFilter } from '../listings/side-filter.tsx'

const load = () => import('./regular-side-filter.tsx')

/** Of use beside the list only; a phone never asks for it. */
const RegularSideFilter = import.meta.env.SSR
  ? (await load()).RegularSideFilter
  : lazy(async () => ({ default: (await load()).RegularSideFilter }))

export const RegularFilterSlot = ({ search }: { search: RegularSearch }) => (
  <SideFilter>
    <RegularSideFilter key={criteriaKey(regularCriteriaOf(search))} search={search} />
  </SideFilter>
)
