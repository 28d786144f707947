import { useQuery } from '@tanstack/react-query'
import { hoursText } from '../../domain/text/shift-text.ts'
import { toApplied, toMatched } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { PhoneLink } from '../../ui/link/phone-link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../application/doctor/shift-time.tsx'
import { WholeParts } from '../../ui/text/whole-parts.tsx'
import { mapHref } from '../page-parts/map-href.ts'
import { PageBlock } from '../page-parts/page-block.tsx'
import { ShiftTrack } from '../page-parts/shift-track.tsx'
import type { getNextWorkFn } from './home.functions.ts'
import { nextWorkQuery } from './home.queries.ts'

export function NextWork() {
  const query = useQuery(nextWorkQuery())
  return (
    <PageBlock
      title="次の勤務"
      query={query}
      skeleton={<NextWorkSkeleton />}
      more={
        query.data && (
          <Link {...toMatched()} className={rowLinkClass}>
            すべての勤務
            <ChevronRightIcon size="sm" />
          </Link>
        )
      }
    >
      {(work) => (work ? <NextWorkCard work={work} /> : <NoWork />)}
    </PageBlock>
  )
}

type NextWorkCardProps = { work: NonNullable<Awaited<ReturnType<typeof getNextWorkFn>>> }

function NextWorkCard({ work }: NextWorkCardProps) {
  const { start, end, hospitalPhone } = work
  const facts = [
    {
      term: '場所',
      description: work.hospitalAddress && (
        <a href={mapHref(work)} target="_blank" rel="noreferrer" className={rowLinkClass}>
          <WholeParts>{`${work.hospitalAddress}(地図)`}</WholeParts>
        </a>
      ),
    },
    { term: '集合', description: work.meetingPlace },
    { term: '持ち物', description: work.dressAndItems },
    {
      term: '連絡先',
      description: hospitalPhone && <PhoneLink number={hospitalPhone} />,
    },
  ].filter(({ description }) => description)
  return (
    <Card as="article">
      <Stack gap={3}>
        <Inline justify="between" gap={2}>
          <Heading level={3} size="lg">
            {work.soonWord === null ? (
              <ShiftTime start={start} end={end} day={work.startDay} />
            ) : (
              <Text as="time" dateTime={start} figures>
                {work.soonWord} {hoursText(start, end)}
              </Text>
            )}
          </Heading>
          <Badge tone={work.timeLeft ? 'brand' : 'good'}>
            {work.timeLeft ? `開始まで ${work.timeLeft}` : '勤務中'}
          </Badge>
        </Inline>
        <ShiftTrack start={start} end={end} />
        <Text bold size="lg">
          {work.hospitalName}
        </Text>
        <DescriptionList items={facts} />
      </Stack>
    </Card>
  )
}

function NoWork() {
  return (
    <Card>
      <EmptyState
        title="確定した勤務はありません"
        headingLevel={3}
        icon={<CalendarIcon size="lg" />}
        actions={
          <Link {...toApplied()} className={buttonClass({ variant: 'quiet' })}>
            応募中の求人を見る
          </Link>
        }
      >
        勤務が決まると、日時・場所・持ち物がここに表示されます。
      </EmptyState>
    </Card>
  )
}

function NextWorkSkeleton() {
  return (
    <SkeletonGroup label="次の勤務を読み込んでいます">
      <Card>
        <Stack gap={3}>
          <Skeleton shape="title" width="most" />
          <Skeleton shape="bar" />
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      </Card>
    </SkeletonGroup>
  )
}
