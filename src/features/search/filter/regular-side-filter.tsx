import { lazy } from 'react'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { SideForm } from './side-form.tsx'

const AllConditions = lazy(async () => ({
  default: (await import('./regular-all-conditions.tsx')).RegularAllConditions,
}))

/** The week stands in the right column; the form only keeps its choice. */
export const RegularSideFilter = ({ search }: { search: RegularSearch }) => (
  <SideForm kind="regular" search={search} All={AllConditions} />
)
