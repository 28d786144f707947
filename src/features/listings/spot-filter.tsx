import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  SHIFT_PATTERN,
  WEEKDAY,
} from '../../domain/listing-words.ts'
import { numberText } from '../../domain/money-text.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { RESULT_PATH, SEARCH_PATH } from './criteria-address.ts'
import { Boxes, FilterGroup } from './spot-filter-boxes.tsx'
import { FilterDays } from './spot-filter-days.tsx'
import { FilterDepartments } from './spot-filter-departments.tsx'
import { FilterPlaces } from './spot-filter-places.tsx'
import * as styles from './spot-filter.css.ts'

type SpotFilterProps = { search: SpotSearch; compact?: boolean }

const FEES = [30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000]

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
            <FilterGroup legend="日付">
              <FilterDays key={String(search.dates)} chosen={search.dates ?? []} />
            </FilterGroup>
          )}
          <FilterGroup legend="勤務帯">
            <Boxes
              key={String(search.shiftPatterns)}
              name="shiftPatterns"
              words={SHIFT_PATTERN}
              chosen={search.shiftPatterns}
            />
          </FilterGroup>
          <FilterGroup legend="都道府県">
            <div>
              <FilterPlaces chosen={search.prefectures ?? []} />
            </div>
          </FilterGroup>
        </div>
        <div className={styles.column}>
          <FilterGroup legend="診療科">
            <FilterDepartments chosen={search.clinicalDepartments ?? []} />
          </FilterGroup>
          <MinimumFee key={search.minimumFee} current={search.minimumFee} />
          <FilterGroup legend="曜日">
            <Boxes
              key={String(search.weekdays)}
              name="weekdays"
              words={WEEKDAYS}
              chosen={search.weekdays}
              flow
            />
          </FilterGroup>
          <FilterGroup legend="業務内容">
            <Disclosure
              key={String(search.jobDescriptionTypesForSearch)}
              summary="業務内容を選ぶ"
              open={search.jobDescriptionTypesForSearch !== undefined}
            >
              <Boxes
                name="jobDescriptionTypesForSearch"
                words={JOB_DESCRIPTION_TYPE}
                chosen={search.jobDescriptionTypesForSearch}
              />
            </Disclosure>
          </FilterGroup>
          <FilterGroup legend="施設の種類">
            <Boxes
              key={String(search.facilityCategories)}
              name="facilityCategories"
              words={FACILITY_CATEGORY}
              chosen={search.facilityCategories}
            />
          </FilterGroup>
          <FilterGroup legend="加算">
            <Boxes
              key={String(search.incentiveTypes)}
              name="incentiveTypes"
              words={INCENTIVE_TYPE}
              chosen={search.incentiveTypes}
            />
          </FilterGroup>
          <FilterGroup legend="時間の調整">
            {Object.entries(ADJUSTABLE).map(([name, label]) => (
              <Boxes
                key={name}
                name={name}
                words={{ true: label }}
                chosen={isAdjustable(search, name) ? ['true'] : []}
              />
            ))}
          </FilterGroup>
          {search.generalHospitalIds && (
            <FilterGroup legend="病院">
              <Boxes
                name="generalHospitalIds"
                words={{ [String(search.generalHospitalIds)]: '選んだ病院の求人だけ' }}
                chosen={[String(search.generalHospitalIds)]}
              />
            </FilterGroup>
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

function MinimumFee({ current }: { current: number | undefined }) {
  const fees =
    current === undefined || FEES.includes(current) ? FEES : [...FEES, current].toSorted((a, b) => a - b)
  return (
    <FilterGroup legend="最低給与(1回・税引前)">
      <NativeSelect
        name="minimumFee"
        aria-label="最低給与"
        placeholder="指定なし"
        defaultValue={current ?? ''}
        options={fees.map((fee) => ({ value: String(fee), label: `${numberText(fee)}円以上` }))}
      />
    </FilterGroup>
  )
}
