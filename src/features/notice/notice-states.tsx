import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'
import { NOTICES } from './notice-search.ts'

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

export function NoticesProblem({ error, reset }: LoadProblemProps) {
  return (
    <Stack gap={4}>
      <Heading level={1}>{NOTICES}</Heading>
      <LoadProblem error={error} reset={reset} />
    </Stack>
  )
}
