import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { hrefOf } from '../../platform/address.ts'
import { toEngagementPerformance, toPerformance, toRegularSchedule } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { BackPage } from '../shell/back-page.tsx'
import { Figures } from './figures.tsx'
import { engagementPerformanceQuery } from './performance.queries.ts'
import { type EngagementSearch, ENGAGEMENT_HEAD } from './performance-search.ts'
import { PerformedWorks } from './performed-works.tsx'

type EngagementPerformancePageProps = { id: string; search: EngagementSearch }

/** A regular contract: what its confirmed dates add up to, and the dates. */
export function EngagementPerformancePage({ id, search: { after } }: EngagementPerformancePageProps) {
  const query = useSuspenseInfiniteQuery(engagementPerformanceQuery(id, after))
  const [first] = query.data.pages
  if (!first) return <NoEngagement />
  const works = query.data.pages.flatMap((page) => page?.works ?? [])
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <BackPage {...ENGAGEMENT_HEAD}>
      <Stack gap={1}>
        <Heading level={2}>{first.hospitalName}</Heading>
        <Text tone="sub">{first.title}</Text>
        <p>
          <Link {...toRegularSchedule(first.regularWorkId)} className={rowLinkClass}>
            契約の予定を見る
          </Link>
        </p>
      </Stack>
      <Figures sums={first.sums} previous={null} />
      {works.length === 0 ? (
        <EmptyState icon={<CalendarIcon size="lg" />} title="確定した勤務はまだありません。">
          報告した勤務は、病院の確認後に表示します(通常3営業日)。
        </EmptyState>
      ) : (
        <Stack as="section" gap={2} aria-labelledby="works">
          <Heading level={2} id="works">
            確定した勤務
          </Heading>
          <PerformedWorks works={works} />
        </Stack>
      )}
      <MoreLink href={next ? hrefOf(toEngagementPerformance(id, { after: next })) : null} query={query} />
    </BackPage>
  )
}

const NoEngagement = () => (
  <BackPage {...ENGAGEMENT_HEAD}>
    <EmptyState
      icon={<CalendarIcon size="lg" />}
      title="この契約は見つかりません。"
      actions={
        <Link {...toPerformance()} className={buttonClass({ variant: 'filled' })}>
          勤務実績へ
        </Link>
      }
    >
      URLが正しくないか、ほかの先生の契約です。
    </EmptyState>
  </BackPage>
)
