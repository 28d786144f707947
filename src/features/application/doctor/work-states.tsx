import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { WorkFrame, type WorkTab } from './work-frame.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { LoadProblem, type LoadProblemProps } from '../../page-parts/load-problem.tsx'

type Screen = { current: WorkTab; title: string }

export function WorkSkeleton({ current, title }: Screen) {
  return (
    <WorkFrame current={current} title={title}>
      <SkeletonGroup label={`${title}を読み込んでいます`}>
        <Grid columns={2} gap={3} align="start">
          {[1, 2, 3].map((key) => (
            <Card key={key}>
              <Stack gap={2}>
                <Skeleton shape="badge" width="third" />
                <Skeleton shape="title" width="most" />
                <Skeleton width="half" />
                <Skeleton width="most" />
              </Stack>
            </Card>
          ))}
        </Grid>
      </SkeletonGroup>
    </WorkFrame>
  )
}

export function WorkProblem({ current, title, error, reset }: Screen & LoadProblemProps) {
  return (
    <WorkFrame current={current} title={title}>
      <LoadProblem error={error} reset={reset} />
    </WorkFrame>
  )
}
