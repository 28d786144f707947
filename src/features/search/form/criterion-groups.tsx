import type { ReactNode } from 'react'
import { JOB_DESCRIPTION_TYPE } from '../../../domain/listing/listing-words.ts'
import type { Contradiction } from '../../../domain/search/contradictions/contradiction.ts'
import {
  countedOf,
  CRITERIA,
  type CountedName,
  type Criteria,
} from '../../../domain/search/search-criteria.ts'
import { SEASON } from '../../../domain/search/season.ts'
import { WORKLOAD_SOURCE } from '../../../domain/listing/workload-text.ts'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ContradictionNotes } from '../criteria/contradiction-notes.tsx'
import { Boxes } from '../../forms/criteria-boxes.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { useConditionWords } from '../criteria/offered-conditions.ts'
import { DepartmentsPicker } from '../criteria/departments-picker.tsx'
import type { facetCounts } from '../facets/facet-counts.ts'
import { HospitalPicker } from '../criteria/hospital-picker.tsx'
import { MinimumFeePicker } from '../criteria/minimum-fee-picker.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'

type GroupsProps = {
  /** The criteria of the URL. */
  search: Criteria
  /** Counts beside the choices, once loaded. */
  counts?: ReturnType<typeof facetCounts>
  found?: readonly Contradiction[]
}

const NOTHING: readonly Contradiction[] = []

/** Legends that differ from the criterion's name, and notes below the boxes. */
const LEGEND: Partial<Record<CountedName, string>> = { incentiveTypes: '加算(インセンティブ)' }
const NOTE: Partial<Record<CountedName, string>> = { conditions: WORKLOAD_SOURCE }

type ListProps = GroupsProps & { of: CountedName }

const CHOSEN = ['true']

/** The boxes of one criterion; remounted when the URL changes its values. */
function CriterionBoxes({ of, search, counts }: ListProps) {
  const value = search[of] === true ? CHOSEN : search[of]
  return (
    <Boxes key={String(value)} name={of} words={CRITERIA[of].words} value={value} counts={counts?.[of]} />
  )
}

/** こだわり, as offered to the caller. */
function ConditionBoxes({ search: { conditions }, counts }: GroupsProps) {
  const words = useConditionWords(conditions)
  return (
    <Boxes
      key={String(conditions)}
      name="conditions"
      words={words}
      value={conditions}
      counts={counts?.conditions}
    />
  )
}

/** One list of boxes. */
export const ListGroup = ({ of, found = NOTHING, ...groups }: ListProps) => (
  <CriteriaGroup legend={LEGEND[of] ?? CRITERIA[of].name}>
    {of === 'conditions' ? <ConditionBoxes {...groups} /> : <CriterionBoxes of={of} {...groups} />}
    {NOTE[of] && <Text tone="sub">{NOTE[of]}</Text>}
    <ContradictionNotes of={of} found={found} />
  </CriteriaGroup>
)

/** Boxes in one group, since each is a criterion. */
export const AdjustableGroup = (groups: GroupsProps) => (
  <CriteriaGroup legend="時間の調整">
    <div>
      <CriterionBoxes of="adjustableWorkingStartTime" {...groups} />
      <CriterionBoxes of="adjustableWorkingEndTime" {...groups} />
    </div>
  </CriteriaGroup>
)

export function WhenAndWhere({ days, ...groups }: GroupsProps & { days: ReactNode }) {
  const { search, found = NOTHING } = groups
  return (
    <>
      {days}
      <ListGroup of="weekdays" {...groups} />
      <ListGroup of="shiftPatterns" {...groups} />
      <ListGroup of="shiftLengths" {...groups} />
      <AdjustableGroup {...groups} />
      {search.season && (
        <CriteriaGroup legend="特集">
          <Boxes name="season" words={{ [search.season]: SEASON[search.season] }} value={[search.season]} />
          <ContradictionNotes of="season" found={found} />
        </CriteriaGroup>
      )}
      <PlacesGroup search={search} counts={groups.counts} />
    </>
  )
}

/** Criteria with a fixed place in the forms; all others follow at the end. */
const PLACED: readonly CountedName[] = [
  'adjustableWorkingEndTime',
  'adjustableWorkingStartTime',
  'clinicalDepartments',
  'conditions',
  'contractTerms',
  'facilityCategories',
  'frequencies',
  'incentiveTypes',
  'interviews',
  'jobDescriptionTypesForSearch',
  'prefectures',
  'shiftLengths',
  'shiftPatterns',
  'weekdays',
  'weeklyHours',
]

type WorkAndPayProps = GroupsProps & { kind: 'spot' | 'regular'; onHospitals: () => void }

export function WorkAndPay({ kind, onHospitals, ...groups }: WorkAndPayProps) {
  const { search, counts, found = NOTHING } = groups
  const { jobDescriptionTypesForSearch: jobs } = search
  return (
    <>
      <CriteriaGroup legend="診療科">
        <DepartmentsPicker value={search.clinicalDepartments ?? []} counts={counts?.clinicalDepartments} />
        <ContradictionNotes of="clinicalDepartments" found={found} />
      </CriteriaGroup>
      <CriteriaGroup legend="最低給与(1回・税引前)">
        <MinimumFeePicker value={search.minimumFee} />
      </CriteriaGroup>
      <ListGroup of="conditions" {...groups} />
      <CriteriaGroup legend="業務内容">
        <Disclosure
          key={String(jobs)}
          summary="業務内容を選ぶ"
          hint={jobs && `${jobs.length}件選択中`}
          open={jobs !== undefined}
        >
          <Boxes
            name="jobDescriptionTypesForSearch"
            words={JOB_DESCRIPTION_TYPE}
            value={jobs}
            counts={counts?.jobDescriptionTypesForSearch}
          />
        </Disclosure>
      </CriteriaGroup>
      <ListGroup of="facilityCategories" {...groups} />
      <CriteriaGroup legend="病院">
        <HospitalPicker
          key={String(search.generalHospitalIds)}
          kind={kind}
          value={search.generalHospitalIds ?? []}
          onChange={onHospitals}
        />
        <ContradictionNotes of="generalHospitalIds" found={found} />
      </CriteriaGroup>
      <ListGroup of="incentiveTypes" {...groups} />
      {countedOf(kind)
        .filter((of) => !PLACED.includes(of))
        .map((of) => (
          <ListGroup key={of} of={of} {...groups} />
        ))}
    </>
  )
}
