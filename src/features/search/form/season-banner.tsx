import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toSpotResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { ChevronRightIcon } from '../../../ui/icon/control-icons.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import * as styles from './season-banner.css.ts'

/** Where the lists of the seasons are, once they are open. */
export function SeasonBanners() {
  const { data } = useQuery(searchDaysQuery())
  return data?.seasons
    .filter(({ isOpen }) => isOpen)
    .map(({ season, title, from, to }) => (
      <Link key={season} {...toSpotResult({ season })} className={styles.banner}>
        <CalendarIcon />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.range}>{`${dayText(from)}〜${dayText(to)}に1日でもかかる勤務`}</span>
        </span>
        <ChevronRightIcon size="sm" />
      </Link>
    ))
}
