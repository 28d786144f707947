import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { closedText } from '../../domain/application/apply-action.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import { numberText } from '../../domain/text/money-text.ts'
import { toRegularSearch, toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import * as styles from '../listing/detail/detail-page.css.ts'
import { matchCountsQuery } from '../search/facets/match-counts.queries.ts'
import { spotsOf } from './spots-of-hospital.ts'

type RegularFootProps = { hospitalId: string; isOpen: boolean; status: ListingStatus; like: ReactNode }

/** Applying to an engagement comes with a later part; until then the way on leads to a shift at the same hospital. */
export function RegularFoot({ hospitalId, isOpen, status, like }: RegularFootProps) {
  const noteId = useId()
  const where = spotsOf(hospitalId)
  const { data } = useQuery(matchCountsQuery('spot', [where]))
  const count = data?.[0]
  const hasNone = count === 0
  return (
    <StickyBar aria-label="応募">
      <div className={styles.foot}>
        <p id={noteId} className={styles.footNote}>
          {isOpen ? '定期の応募は準備中です。' : `${closedText(status)}。`}
          {hasNone
            ? 'この病院のスポット求人は、いまはありません。'
            : '同じ病院のスポット勤務で、職場の雰囲気を確かめられます。'}
        </p>
        <div className={styles.footActions}>
          {like}
          {hasNone ? (
            <Link
              {...toRegularSearch()}
              aria-describedby={noteId}
              className={buttonClass({ variant: 'filled', block: true })}
            >
              ほかの定期をさがす
            </Link>
          ) : (
            <Link
              {...toSpotResult(where)}
              aria-describedby={noteId}
              className={buttonClass({ variant: 'filled', block: true })}
            >
              まずスポットで勤務してみる{count !== undefined && `(${numberText(count)}件)`}
            </Link>
          )}
        </div>
      </div>
    </StickyBar>
  )
}
