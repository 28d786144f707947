import { useRouter } from '@tanstack/react-router'
import { failureOf } from '../../platform/faults/public-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'

/** While a page of the hospital loads. */
export const HospitalSkeleton = () => (
  <DeskPage>
    <SkeletonGroup label="読み込んでいます">
      <Grid gap={2}>
        {[1, 2, 3].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="third" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  </DeskPage>
)

type HospitalProblemProps = { error: unknown; reset: () => void; title?: string }

/** A page of the hospital that could not be loaded. */
export function HospitalProblem({ error, reset, title = '病院の画面' }: HospitalProblemProps) {
  const router = useRouter()
  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <DeskPage>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        <ErrorState retry={<Button onClick={retry}>もう一度読み込む</Button>}>{failureOf(error)}</ErrorState>
      </Stack>
    </DeskPage>
  )
}
