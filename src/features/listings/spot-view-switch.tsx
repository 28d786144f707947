import type { SpotSearch } from '../../domain/spot-search.ts'
import { resultAddress } from './criteria-address.ts'
import * as styles from './spot-view-switch.css.ts'

/** The same search as a list or as a calendar; each has its address. */
export function SpotViewSwitch({ search }: { search: SpotSearch }) {
  const isCalendar = search.view === 'calendar'
  return (
    <nav aria-label="表示" className={styles.views}>
      <a
        href={resultAddress({ ...search, view: undefined })}
        aria-current={isCalendar ? undefined : 'page'}
        className={styles.view}
      >
        リスト
      </a>
      <a
        href={resultAddress({ ...search, view: 'calendar', after: undefined })}
        aria-current={isCalendar ? 'page' : undefined}
        className={styles.view}
      >
        カレンダー
      </a>
    </nav>
  )
}
