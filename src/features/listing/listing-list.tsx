import type { ReactNode } from 'react'
import { TimeAxis } from '../../ui/time-track/time-track.tsx'
import { LikeForm } from '../like/like-form.tsx'
import * as styles from './listing-list.css.ts'

type ListingListProps = {
  as?: 'ol' | 'ul'
  /** Rows in `<li>`. */
  children: ReactNode
}

/** A list of either kind; the hours above the time bars and 「税引前」 appear once. */
export const ListingList = ({ as: Element = 'ul', children }: ListingListProps) => (
  <LikeForm className={styles.list}>
    <div className={styles.axis}>
      <TimeAxis className={styles.axisHours} />
    </div>
    <Element className={styles.rows}>{children}</Element>
    <p className={styles.tax}>給与は税引前</p>
  </LikeForm>
)
