import type { ReactNode } from 'react'
import { cx } from '../../../ui/class-names.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { RESULT_TITLE_ID } from './result-title.ts'
import * as styles from '../form/result-page.css.ts'

type ResultFrameProps = {
  title: ReactNode
  /** Spot or regular. */
  tabs: ReactNode
  criteria: ReactNode
  /** The left column of a wide screen. */
  filter: ReactNode
  /** The right column of a wide screen; above the list where there is none. */
  aside?: ReactNode
  /** How the list is shown: view and order. */
  sort: ReactNode
  /** What the order goes by. */
  order?: ReactNode
  /** How to hear of what is published later: in the right column, or at the list's end. */
  notify: ReactNode
  /** What is shown is of the conditions before, and the new is on its way. */
  isOld?: boolean
  children: ReactNode
}

/** What stays whatever the search brings: conditions, days, order. */
export function ResultFrame({
  title,
  tabs,
  criteria,
  filter,
  aside,
  sort,
  order,
  notify,
  isOld,
  children,
}: ResultFrameProps) {
  return (
    <Page id="main" width="wide" className={styles.page}>
      <div className={styles.left}>
        {tabs}
        {filter}
      </div>
      {criteria}
      <aside className={cx(styles.aside, !aside && styles.noAside)}>
        {aside}
        <div className={styles.notify}>{notify}</div>
      </aside>
      <div className={cx(styles.results, !aside && styles.wideResults)}>
        <div className={styles.head}>
          <div aria-live="polite" aria-busy={isOld}>
            <Heading level={1} id={RESULT_TITLE_ID} tabIndex={-1}>
              {title}
            </Heading>
          </div>
          {sort}
          {order}
        </div>
        <div aria-busy={isOld} className={cx(styles.found, isOld && styles.oldFound)}>
          {children}
        </div>
      </div>
    </Page>
  )
}
