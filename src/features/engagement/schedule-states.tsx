import type { ReactNode } from 'react'
import { toMatched } from '../../platform/addresses.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { SCHEDULE_TITLE } from './schedule-search.ts'

/** The frame of the page: way back and heading. */
export const ScheduleFrame = ({ children }: { children: ReactNode }) => (
  <Page>
    <Stack gap={4}>
      <BackLink fallback={toMatched()}>戻る</BackLink>
      <Heading level={1}>{SCHEDULE_TITLE}</Heading>
      {children}
    </Stack>
  </Page>
)

export const ScheduleSkeleton = () => (
  <ScheduleFrame>
    <SkeletonGroup label={`${SCHEDULE_TITLE}を読み込んでいます`}>
      <Card>
        <Stack gap={3}>
          <Skeleton shape="title" width="most" />
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="row" />
          ))}
        </Stack>
      </Card>
    </SkeletonGroup>
  </ScheduleFrame>
)

export function ScheduleProblem({ error, reset }: LoadProblemProps) {
  return (
    <ScheduleFrame>
      <LoadProblem error={error} reset={reset} />
    </ScheduleFrame>
  )
}
