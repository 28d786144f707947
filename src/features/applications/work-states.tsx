import { useRouter } from '@tanstack/react-router'
import { failureOf } from '../../platform/faults/public-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { WorkFrame } from './work-frame.tsx'
import { Grid } from '../../ui/layout/grid.tsx'

type Screen = { current: 'applied' | 'matched'; title: string }

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

export function WorkProblem({
  current,
  title,
  error,
  reset,
}: Screen & { error: unknown; reset: () => void }) {
  const router = useRouter()
  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <WorkFrame current={current} title={title}>
      <ErrorState retry={<Button onClick={retry}>もう一度読み込む</Button>}>{failureOf(error)}</ErrorState>
    </WorkFrame>
  )
}
