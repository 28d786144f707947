import { useRouter } from '@tanstack/react-router'
import { failureOf } from '../../platform/faults/public-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'

export function ProfileSkeleton() {
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Heading level={1}>プロフィール</Heading>
        <SkeletonGroup label="プロフィールを読み込んでいます">
          <Stack gap={6}>
            {[1, 2, 3].map((key) => (
              <Card key={key}>
                <Stack gap={3}>
                  <Skeleton shape="title" width="half" />
                  <Skeleton width="most" />
                  <Skeleton width="third" />
                </Stack>
              </Card>
            ))}
          </Stack>
        </SkeletonGroup>
      </Stack>
    </Page>
  )
}

export function ProfileProblem({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Heading level={1}>プロフィール</Heading>
        <ErrorState retry={<Button onClick={retry}>もう一度読み込む</Button>}>{failureOf(error)}</ErrorState>
      </Stack>
    </Page>
  )
}
