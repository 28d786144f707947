import { lazy } from 'react'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { SideFilter } from './side-filter.tsx'

const load = () => import('./regular-side-filter.tsx')

/** Of use beside the list only; a phone never asks for it. */
const RegularSideFilter = import.meta.env.SSR
  ? (await load()).RegularSideFilter
  : lazy(async () => ({ default: (await load()).RegularSideFilter }))

export const RegularFilterSlot = ({ search }: { search: RegularSearch }) => (
  <SideFilter>
    <RegularSideFilter search={search} />
  </SideFilter>
)
