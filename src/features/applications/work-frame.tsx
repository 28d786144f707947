import type { ReactNode } from 'react'
import { toApplied, toMatched } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { tabBarClass, tabLinkClass } from '../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import * as styles from './application.css.ts'

type WorkFrameProps = { current: 'applied' | 'matched'; title: string; children: ReactNode }

/** The frame of the two work lists: tabs and heading. */
export function WorkFrame({ current, title, children }: WorkFrameProps) {
  return (
    <Page>
      <Stack gap={4}>
        <nav aria-label="勤務" className={`${tabBarClass} ${styles.tabs}`}>
          <Link
            {...toApplied()}
            aria-current={current === 'applied' ? 'page' : undefined}
            className={tabLinkClass}
          >
            応募中
          </Link>
          <Link
            {...toMatched()}
            aria-current={current === 'matched' ? 'page' : undefined}
            className={tabLinkClass}
          >
            成立
          </Link>
        </nav>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Page>
  )
}
