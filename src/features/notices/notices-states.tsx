import { useRouter } from '@tanstack/react-router'
import { failureOf } from '../../platform/faults/public-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { NOTICES } from './notices-list.tsx'

export const NoticesSkeleton = () => (
  <Stack gap={4}>
    <Heading level={1}>{NOTICES}</Heading>
    <SkeletonGroup label="お知らせを読み込んでいます">
      <Stack gap={2}>
        {[1, 2, 3].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton width="third" />
              <Skeleton shape="title" width="most" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  </Stack>
)

export function NoticesProblem({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <Stack gap={4}>
      <Heading level={1}>{NOTICES}</Heading>
      <ErrorState retry={<Button onClick={retry}>もう一度読み込む</Button>}>{failureOf(error)}</ErrorState>
    </Stack>
  )
}
