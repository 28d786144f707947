import type { ReactNode } from 'react'
import type { Criteria } from '../../../domain/search/criteria-chips.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  REGULAR_FREQUENCY,
  SHIFT_PATTERN,
  WEEKDAY,
} from '../../../domain/listing/listing-words.ts'
import type { Contradiction } from '../../../domain/search/contradictions/contradiction.ts'
import { SEARCH_CONDITION } from '../../../domain/search/search-criteria.ts'
import { CONTRACT_TERM, SHIFT_LENGTH } from '../../../domain/search/search-spans.ts'
import { SEASON } from '../../../domain/search/season.ts'
import { WORKLOAD_SOURCE } from '../../../domain/listing/workload-text.ts'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ContradictionNotes } from '../criteria/contradiction-notes.tsx'
import { Boxes } from '../../forms/criteria-boxes.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { DepartmentsPicker } from '../criteria/departments-picker.tsx'
import type { facetCounts } from '../facets/facet-counts.ts'
import { HospitalPicker } from '../criteria/hospital-picker.tsx'
import { MinimumFeePicker } from '../criteria/minimum-fee-picker.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'

type GroupsProps = {
  /** What the address asks for. */
  search: Criteria
  /** What stands beside the choices, once it is known. */
  counts?: ReturnType<typeof facetCounts>
  found?: readonly Contradiction[]
}

const { UNSPECIFIED: _none, ...WEEKDAYS } = WEEKDAY

const NOTHING: readonly Contradiction[] = []

type List = { legend: string; words: Readonly<Record<string, string>>; note?: string }

/** The lists whose boxes stand as they are. A group is made anew when the address changes its choice. */
const LISTS = {
  frequencies: { legend: '頻度', words: REGULAR_FREQUENCY },
  weekdays: { legend: '曜日', words: WEEKDAYS },
  shiftPatterns: { legend: '勤務帯', words: SHIFT_PATTERN },
  shiftLengths: { legend: '勤務時間の長さ', words: SHIFT_LENGTH },
  contractTerms: { legend: '契約期間', words: CONTRACT_TERM },
  interviews: { legend: '面談の方法', words: INTERVIEW },
  conditions: { legend: 'こだわり', words: SEARCH_CONDITION, note: WORKLOAD_SOURCE },
  facilityCategories: { legend: '施設の種類', words: FACILITY_CATEGORY },
  incentiveTypes: { legend: '加算(インセンティブ)', words: INCENTIVE_TYPE },
} as const

/** One list of boxes. */
export function ListGroup({ of, search, counts, found = NOTHING }: GroupsProps & { of: keyof typeof LISTS }) {
  const { legend, words, note }: List = LISTS[of]
  return (
    <CriteriaGroup legend={legend}>
      <Boxes key={String(search[of])} name={of} words={words} value={search[of]} counts={counts?.[of]} />
      {note && <Text tone="sub">{note}</Text>}
      <ContradictionNotes of={of} found={found} />
    </CriteriaGroup>
  )
}

/** Boxes of their own, since each is a criterion. */
const ADJUSTABLE = {
  adjustableWorkingStartTime: { true: '入り時間を相談できる' },
  adjustableWorkingEndTime: { true: '明け時間を相談できる' },
} as const
const CHOSEN = ['true']

function AdjustableBoxes({ of, search, counts }: GroupsProps & { of: keyof typeof ADJUSTABLE }) {
  const value = search[of] ? CHOSEN : undefined
  return <Boxes key={String(value)} name={of} words={ADJUSTABLE[of]} value={value} counts={counts?.[of]} />
}

export const AdjustableGroup = (groups: GroupsProps) => (
  <CriteriaGroup legend="時間の調整">
    <div>
      <AdjustableBoxes of="adjustableWorkingStartTime" {...groups} />
      <AdjustableBoxes of="adjustableWorkingEndTime" {...groups} />
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
    </>
  )
}
