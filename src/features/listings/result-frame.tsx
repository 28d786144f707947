import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import * as styles from './result-page.css.ts'

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
  /** How to hear of what is published later: in the right column, or at the list's end. */
  notify: ReactNode
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
  notify,
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
          <div aria-live="polite">
            {/* Where the focus goes when the last condition has been taken away. */}
            <Heading level={1} id={RESULT_TITLE_ID} tabIndex={-1}>
              {title}
            </Heading>
          </div>
          {sort}
        </div>
        {children}
      </div>
    </Page>
  )
}

export const RESULT_TITLE_ID = 'found'
