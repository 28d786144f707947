import type { ReactNode } from 'react'
import { toNgWork, toProfile } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { tabBarClass, tabLinkClass } from '../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { NG_TITLE } from './ng-search.ts'

const TABS = [
  { word: 'NG設定', tab: undefined },
  { word: '成立しなかった勤務', tab: 'ended' },
] as const

/** The frame of both tabs. */
export const NgFrame = ({ tab, children }: { tab?: 'ended' | undefined; children: ReactNode }) => (
  <Page width="prose">
    <Stack gap={4}>
      <BackLink fallback={toProfile()}>戻る</BackLink>
      <Heading level={1}>{NG_TITLE}</Heading>
      <nav aria-label={NG_TITLE} className={tabBarClass}>
        {TABS.map((one) => (
          <Link
            key={one.word}
            {...toNgWork({ tab: one.tab })}
            aria-current={one.tab === tab ? 'page' : undefined}
            className={tabLinkClass}
          >
            {one.word}
          </Link>
        ))}
      </nav>
      {children}
    </Stack>
  </Page>
)
