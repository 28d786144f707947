import { lazy } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { SideFilter } from './side-filter.tsx'

const load = () => import('./spot-side-filter.tsx')

/** Of use beside the list only; a phone never asks for it. */
const SpotSideFilter = import.meta.env.SSR
  ? (await load()).SpotSideFilter
  : lazy(async () => ({ default: (await load()).SpotSideFilter }))

export const SpotFilterSlot = ({ search }: { search: SpotSearch }) => (
  <SideFilter>
    <SpotSideFilter search={search} />
  </SideFilter>
)
