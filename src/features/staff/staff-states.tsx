import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'

const TITLE = '医師の確認'

export function StaffSkeleton({ label = '医師の一覧を読み込んでいます' }) {
  return (
    <Page width="wide">
      <SkeletonGroup label={label}>
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
    </Page>
  )
}

type StaffProblemProps = LoadProblemProps & { title?: string }

export function StaffProblem({ error, reset, title = TITLE }: StaffProblemProps) {
  return (
    <Page>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        <LoadProblem error={error} reset={reset} />
      </Stack>
    </Page>
  )
}
