import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { CitiesPicker } from './cities-picker.tsx'
import type { ValueCounts } from '../../forms/criteria-boxes.tsx'
import { CriteriaGroup } from './criteria-group.tsx'
import { PrefecturesPicker } from './prefectures-picker.tsx'

type PlacesGroupProps = {
  /** The criteria of the URL. */
  search: Pick<Criteria, 'prefectures' | 'cities'>
  /** What stands beside the choices, once it is known; without those of the cities only what is ticked of them is there. */
  counts?: { prefectures?: ValueCounts; cities?: ValueCounts }
}

const NOWHERE: readonly never[] = []

/** The prefectures, and below them the cities of those that are chosen. */
export const PlacesGroup = ({ search, counts }: PlacesGroupProps) => (
  <CriteriaGroup legend="都道府県・市区町村">
    <PrefecturesPicker value={search.prefectures ?? NOWHERE} counts={counts?.prefectures} />
    <CitiesPicker key={String(search.cities)} value={search.cities ?? NOWHERE} counts={counts?.cities} />
  </CriteriaGroup>
)
