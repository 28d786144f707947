import type { ReactNode } from 'react'
import { likeWords } from '../../../domain/listing/like-words.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { toLike } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import type { LikeTab } from './like-search.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import * as styles from './liked-listing.css.ts'

const TAB = { spot: 'スポット', regular: '定期', closed: '募集終了' } satisfies Record<LikeTab, string>
const ADDRESS = { spot: toLike(), regular: toLike({ tab: 'regular' }), closed: toLike({ tab: 'closed' }) }
const TABS = ['spot', 'regular', 'closed'] as const

type LikeFrameProps = {
  tab: LikeTab
  /** Undefined while they load. */
  counts?: Record<LikeTab, number>
  outcome?: string
  children: ReactNode
}

/** The frame of the three lists: heading, tabs and outcome. */
export function LikeFrame({ tab, counts, outcome, children }: LikeFrameProps) {
  return (
    <Page>
      <Stack gap={4}>
        <Heading level={1}>お気に入り</Heading>
        <nav aria-label="お気に入りの種類" className={`${tabBarClass} ${styles.tabs}`}>
          {TABS.map((one) => (
            <Link
              key={one}
              {...ADDRESS[one]}
              aria-current={one === tab ? 'page' : undefined}
              className={tabLinkClass}
            >
              {TAB[one]}
              {counts && <span className={styles.count}>{numberText(counts[one])}</span>}
            </Link>
          ))}
        </nav>
        <OutcomeNotice told={likeWords(outcome)} />
        <div className={styles.room}>{children}</div>
      </Stack>
    </Page>
  )
}
