import type { ReactNode } from 'react'
import { toApplied, toMatched, toPayments, toWorkedSpots, toWorks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import * as styles from './application.css.ts'

const TABS = {
  works: { word: 'まとめ', address: toWorks() },
  applied: { word: '応募中', address: toApplied() },
  matched: { word: '成立', address: toMatched() },
  worked: { word: '勤務済み', address: toWorkedSpots() },
  payments: { word: '支払い', address: toPayments() },
} as const
export type WorkTab = keyof typeof TABS

type WorkFrameProps = { current: WorkTab; title: string; children: ReactNode }

const isTab = (name: string): name is WorkTab => Object.hasOwn(TABS, name)

/** The frame of the doctor's pages about works: tabs and heading. */
export const WorkFrame = ({ current, title, children }: WorkFrameProps) => (
  <Page>
    <Stack gap={4}>
      <nav aria-label="勤務" className={`${tabBarClass} ${styles.tabs}`}>
        {Object.keys(TABS)
          .filter(isTab)
          .map((tab) => (
            <Link
              key={tab}
              {...TABS[tab].address}
              aria-current={current === tab ? 'page' : undefined}
              className={tabLinkClass}
            >
              {TABS[tab].word}
            </Link>
          ))}
      </nav>
      <Heading level={1}>{title}</Heading>
      {children}
    </Stack>
  </Page>
)
