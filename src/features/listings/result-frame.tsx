import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import * as styles from './result-page.css.ts'

type ResultFrameProps = {
  title: ReactNode
  criteria: ReactNode
  /** The left column of a wide screen. */
  filter: ReactNode
  /** Beside the list from the tablet on, above it on a phone. */
  aside?: ReactNode
  /** How the list is shown: view and order. */
  sort: ReactNode
  /** How to hear of what is published later. */
  notify: ReactNode
  children: ReactNode
}

/** What stays whatever the search brings: conditions, days, order. */
export function ResultFrame({ title, criteria, filter, aside, sort, notify, children }: ResultFrameProps) {
  return (
    <Page id="main" width="wide" className={styles.page}>
      {criteria}
      <div className={styles.panes}>
        {filter}
        {aside && <aside className={styles.aside}>{aside}</aside>}
        <div className={cx(styles.results, !aside && styles.wideResults)}>
          <div className={styles.head}>
            <div aria-live="polite">
              <Heading level={1}>{title}</Heading>
            </div>
            {sort}
          </div>
          {notify}
          {children}
        </div>
      </div>
    </Page>
  )
}
