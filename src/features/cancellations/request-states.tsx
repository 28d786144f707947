import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { failureOf } from '../../platform/faults/public-error.ts'
import { toMatched } from '../../platform/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { BackLink } from '../shell/back-link.tsx'

export const REQUEST_TITLE = 'キャンセル申請'

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

export function RequestProblem({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <RequestFrame>
      <ErrorState retry={<Button onClick={retry}>もう一度読み込む</Button>}>{failureOf(error)}</ErrorState>
    </RequestFrame>
  )
}
