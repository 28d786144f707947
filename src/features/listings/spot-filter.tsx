import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  SHIFT_PATTERN,
  WEEKDAY,
} from '../../domain/listing-words.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { Boxes } from '../criteria/criteria-boxes.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { DepartmentsPicker } from '../criteria/departments-picker.tsx'
import { MinimumFeePicker } from '../criteria/minimum-fee-picker.tsx'
import { PrefecturesPicker } from '../criteria/prefectures-picker.tsx'
import { RESULT_PATH, SEARCH_PATH } from './criteria-address.ts'
import { SpotDays } from './spot-days.tsx'
import * as styles from './spot-filter.css.ts'

type SpotFilterProps = { search: SpotSearch; compact?: boolean }

const { UNSPECIFIED: _none, ...WEEKDAYS } = WEEKDAY

const ADJUSTABLE = {
  adjustableWorkingStartTime: '入り時間を相談できる',
  adjustableWorkingEndTime: '明け時間を相談できる',
} as const

/** Uncontrolled: without script it is a form like any other. A group is made anew when the address changes its choice. */
export function SpotFilter({ search, compact }: SpotFilterProps) {
  return (
    <form action={RESULT_PATH} method="get" className={compact ? styles.compact : styles.full}>
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {compact ? (
            // The days stand in the right column; the form only keeps the choice.
            search.dates && <input type="hidden" name="dates" value={String(search.dates)} />
          ) : (
            <CriteriaGroup legend="日付">
              <SpotDays key={String(search.dates)} value={search.dates} />
            </CriteriaGroup>
          )}
          <CriteriaGroup legend="勤務帯">
            <Boxes
              key={String(search.shiftPatterns)}
              name="shiftPatterns"
              words={SHIFT_PATTERN}
              value={search.shiftPatterns}
            />
          </CriteriaGroup>
          <CriteriaGroup legend="都道府県">
            <PrefecturesPicker value={search.prefectures ?? []} />
          </CriteriaGroup>
        </div>
        <div className={styles.column}>
          <CriteriaGroup legend="診療科">
            <DepartmentsPicker value={search.clinicalDepartments ?? []} />
          </CriteriaGroup>
          <CriteriaGroup legend="最低給与(1回・税引前)">
            <MinimumFeePicker value={search.minimumFee} />
          </CriteriaGroup>
          <CriteriaGroup legend="曜日">
            <Boxes
              key={String(search.weekdays)}
              name="weekdays"
              words={WEEKDAYS}
              value={search.weekdays}
              flow
            />
          </CriteriaGroup>
          <CriteriaGroup legend="業務内容">
            <Disclosure
              key={String(search.jobDescriptionTypesForSearch)}
              summary="業務内容を選ぶ"
              open={search.jobDescriptionTypesForSearch !== undefined}
            >
              <Boxes
                name="jobDescriptionTypesForSearch"
                words={JOB_DESCRIPTION_TYPE}
                value={search.jobDescriptionTypesForSearch}
              />
            </Disclosure>
          </CriteriaGroup>
          <CriteriaGroup legend="施設の種類">
            <Boxes
              key={String(search.facilityCategories)}
              name="facilityCategories"
              words={FACILITY_CATEGORY}
              value={search.facilityCategories}
            />
          </CriteriaGroup>
          <CriteriaGroup legend="加算">
            <Boxes
              key={String(search.incentiveTypes)}
              name="incentiveTypes"
              words={INCENTIVE_TYPE}
              value={search.incentiveTypes}
            />
          </CriteriaGroup>
          <CriteriaGroup legend="時間の調整">
            {Object.entries(ADJUSTABLE).map(([name, label]) => (
              <Boxes
                key={name}
                name={name}
                words={{ true: label }}
                value={isAdjustable(search, name) ? ['true'] : []}
              />
            ))}
          </CriteriaGroup>
          {search.generalHospitalIds && (
            <CriteriaGroup legend="病院">
              <Boxes
                name="generalHospitalIds"
                words={{ [String(search.generalHospitalIds)]: '選んだ病院の求人だけ' }}
                value={[String(search.generalHospitalIds)]}
              />
            </CriteriaGroup>
          )}
        </div>
      </div>
      <StickyBar aria-label="検索">
        <a
          href={compact ? RESULT_PATH : SEARCH_PATH}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          条件をクリア
        </a>
        <Button type="submit" variant="filled" grow>
          {compact ? '検索する' : 'この条件で検索する'}
        </Button>
      </StickyBar>
    </form>
  )
}

const isAdjustable = (search: SpotSearch, name: string) =>
  name === 'adjustableWorkingStartTime' ? search.adjustableWorkingStartTime : search.adjustableWorkingEndTime
