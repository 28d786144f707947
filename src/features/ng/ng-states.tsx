import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'
import { NgFrame } from './ng-frame.tsx'
import { NG_TITLE } from './ng-search.ts'

export const NgSkeleton = () => (
  <NgFrame>
    <SkeletonGroup label={`${NG_TITLE}を読み込んでいます`}>
      <Stack gap={4}>
        {[1, 2, 3].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="most" />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  </NgFrame>
)

export const NgProblem = (problem: LoadProblemProps) => (
  <NgFrame>
    <LoadProblem {...problem} />
  </NgFrame>
)
