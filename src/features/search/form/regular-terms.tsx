import type { ComponentProps } from 'react'
import { ContradictionNotes } from '../criteria/contradiction-notes.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'
import { AdjustableGroup, ListGroup } from './criterion-groups.tsx'
import { StartByPicker } from './start-by-picker.tsx'
import { WeeklyHoursPicker } from './weekly-hours-picker.tsx'

/** From when, how long, how often and where: what a regular search asks for besides the week. */
export function RegularTerms(groups: ComponentProps<typeof AdjustableGroup>) {
  const { search, counts, found = [] } = groups
  return (
    <>
      <CriteriaGroup legend="開始時期">
        <StartByPicker value={search.startBy} />
        <ContradictionNotes of="startBy" found={found} />
      </CriteriaGroup>
      <ListGroup of="contractTerms" {...groups} />
      <ListGroup of="frequencies" {...groups} />
      <CriteriaGroup legend="週の合計時間">
        <WeeklyHoursPicker value={search.weeklyHours} counts={counts?.weeklyHours} />
        <ContradictionNotes of="weeklyHours" found={found} />
      </CriteriaGroup>
      <ListGroup of="shiftLengths" {...groups} />
      <ListGroup of="interviews" {...groups} />
      <AdjustableGroup {...groups} />
      <PlacesGroup search={search} counts={counts} />
    </>
  )
}
