import type { ReactNode } from 'react'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { screenOnly } from '../../../ui/theme/print.css.ts'
import { NeedsScript } from '../../forms/needs-script.tsx'
import { useMemberships } from '../use-memberships.ts'
import type { CalendarListingView } from './calendar-view.ts'
import * as styles from './hospital-calendar.css.ts'
import { printPage } from '../../page-parts/paper.ts'

type Way = { words: string; address: Address }

type CalendarFrameProps = {
  view: 'month' | 'week' | 'day'
  title: string
  /** The views of the same time. */
  month: Address
  week: Address
  before: Way
  after: Way
  listings: readonly CalendarListingView[]
  children: ReactNode
}

/** Heading, ways and warnings of a month or a week; on paper only the heading, with the hospital's name. */
export function CalendarFrame({ view, title, before, after, children, ...found }: CalendarFrameProps) {
  const [member] = useMemberships()
  const conflicts = found.listings.filter((one) => one.conflicts.length > 0).length
  return (
    <DeskPage>
      <Stack gap={4}>
        <Inline justify="between" gap={2}>
          <Heading level={1}>
            {title}
            <span className={styles.onPaper}>{`  ${member?.hospitalName ?? ''} 勤務予定表`}</span>
          </Heading>
          <div className={screenOnly}>
            <Inline gap={2}>
              {[before, after].map(({ words, address }) => (
                <Link key={words} {...address} className={buttonClass({ size: 'sm' })}>
                  {words}
                </Link>
              ))}
              <NeedsScript>
                <Button size="sm" onClick={printPage}>
                  印刷する
                </Button>
              </NeedsScript>
            </Inline>
          </div>
        </Inline>
        <nav aria-label="カレンダーの見方" className={`${tabBarClass} ${screenOnly}`}>
          <View words="月" isShown={view === 'month'} address={found.month} />
          <View words="週" isShown={view === 'week'} address={found.week} />
        </nav>
        {conflicts > 0 && (
          <Notice tone="warn" title={`ほかと重なっている勤務や求人が${conflicts}件あります`}>
            それぞれの予定に理由を表示しています。先生とご相談のうえ、日時の変更か取り下げをご検討ください。
          </Notice>
        )}
        {children}
      </Stack>
    </DeskPage>
  )
}

const View = ({ words, isShown, address }: { words: string; isShown: boolean; address: Address }) =>
  isShown ? (
    <span className={tabLinkClass} aria-current="page">
      {words}
    </span>
  ) : (
    <Link {...address} className={tabLinkClass}>
      {words}
    </Link>
  )
