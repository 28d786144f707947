import { useMemo } from 'react'
import { criteriaKey } from '../../domain/search-history.ts'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { SearchButton } from '../criteria/search-button.tsx'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { RESULT_PATH } from './criteria-address.ts'
import { WhenAndWhere, WorkAndPay } from './spot-filter-groups.tsx'
import { readSpotForm } from './spot-form-reading.ts'
import * as styles from './spot-filter.css.ts'
import { useSpotCount } from './use-spot-counts.ts'

/** All criteria beside the list. The days stand in the right column; the form only keeps their choice. */
export function SpotSideFilter({ search }: { search: SpotSearch }) {
  const initial = useMemo(() => criteriaOf(search), [search])
  const { form, draft, reread } = useFormCriteria(initial, readSpotForm)
  // What is shown needs no counting.
  const isChanged = criteriaKey(draft) !== criteriaKey(initial)
  const live = useSpotCount(draft, isChanged)
  return (
    <form ref={form} onChange={reread} action={RESULT_PATH} method="get" className={styles.compact}>
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      {search.view && <input type="hidden" name="view" value={search.view} />}
      <div className={styles.column}>
        <WhenAndWhere
          search={search}
          days={search.dates && <input type="hidden" name="dates" value={String(search.dates)} />}
        />
        <WorkAndPay kind="spot" search={search} onHospitals={reread} />
      </div>
      <StickyBar aria-label="検索">
        <a href={RESULT_PATH} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          条件をクリア
        </a>
        <SearchButton {...live} count={isChanged ? live.count : undefined} />
      </StickyBar>
    </form>
  )
}
