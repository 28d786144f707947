import { useMemo } from 'react'
import { grouped } from '../../../domain/grouped.ts'
import { cityName, prefectureOfCity } from '../../../domain/text/city.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import type { ValueCounts } from '../../forms/criteria-boxes.tsx'
import { FilteredBoxes } from '../../forms/filtered-boxes.tsx'

type CitiesPickerProps = {
  /** The initial values. */
  value: readonly string[]
  /** The cities of the prefectures asked for; without them only what is ticked is there. */
  counts?: ValueCounts
}

const NONE: ValueCounts = {}

/** The cities of the prefectures chosen, prefecture by prefecture; nothing as long as none is. */
export function CitiesPicker({ value, counts = NONE }: CitiesPickerProps) {
  const groups = useMemo(() => {
    const keys = [...new Set([...Object.keys(counts), ...value])]
    const ofPrefectures = grouped(keys, prefectureOfCity)
    return Object.fromEntries(
      Array.from(ofPrefectures, ([prefecture, members]) => [
        prefecture ? `${PREFECTURE[prefecture]}の市区町村` : '',
        Object.fromEntries(members.map((key) => [key, cityName(key)])),
      ]),
    )
  }, [counts, value])
  if (Object.keys(groups).length === 0) return null
  return (
    <FilteredBoxes
      name="cities"
      what="市区町村"
      example="新宿区"
      groups={groups}
      value={value}
      counts={counts === NONE ? undefined : counts}
    />
  )
}
