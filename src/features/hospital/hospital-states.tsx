import { Card } from '../../ui/card/card.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'

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

type HospitalProblemProps = LoadProblemProps & { title?: string }

/** A page of the hospital that could not be loaded. */
export function HospitalProblem({ error, reset, title = '病院の画面' }: HospitalProblemProps) {
  return (
    <DeskPage>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        <LoadProblem error={error} reset={reset} />
      </Stack>
    </DeskPage>
  )
}
