import { lazy } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { SideForm } from './side-form.tsx'

const AllConditions = lazy(async () => ({
  default: (await import('./spot-all-conditions.tsx')).SpotAllConditions,
}))

/** The days stand in the right column; the form only keeps their choice. */
export const SpotSideFilter = ({ search }: { search: SpotSearch }) => (
  <SideForm kind="spot" search={search} All={AllConditions} />
)
