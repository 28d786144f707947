import type { ReactNode } from 'react'
import { toMatched } from '../../platform/addresses.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'

export const REQUEST_TITLE = '日程変更・キャンセル申請'

/** The frame of the doctor's page: way back and heading. */
export const RequestFrame = ({ children }: { children: ReactNode }) => (
  <Page width="prose">
    <Stack gap={4}>
      <BackLink fallback={toMatched()}>戻る</BackLink>
      <Heading level={1}>{REQUEST_TITLE}</Heading>
      {children}
    </Stack>
  </Page>
)

export const RequestSkeleton = () => (
  <RequestFrame>
    <SkeletonGroup label={`${REQUEST_TITLE}を読み込んでいます`}>
      <Stack gap={4}>
        {[1, 2, 3].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton shape="title" width="most" />
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  </RequestFrame>
)

export function RequestProblem({ error, reset }: LoadProblemProps) {
  return (
    <RequestFrame>
      <LoadProblem error={error} reset={reset} />
    </RequestFrame>
  )
}
