import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'

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

export function ProfileProblem({ error, reset }: LoadProblemProps) {
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Heading level={1}>プロフィール</Heading>
        <LoadProblem error={error} reset={reset} />
      </Stack>
    </Page>
  )
}
