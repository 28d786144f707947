import type { ReactNode } from 'react'
import { Page } from '../../ui/layout/page.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'
import { PERFORMANCE_TITLE } from './performance-search.ts'

export const PerformanceFrame = ({ children }: { children: ReactNode }) => (
  <Page>
    <Stack gap={4}>
      <Heading level={1}>{PERFORMANCE_TITLE}</Heading>
      {children}
    </Stack>
  </Page>
)

export const PerformanceSkeleton = () => (
  <PerformanceFrame>
    <SkeletonGroup label={`${PERFORMANCE_TITLE}を読み込んでいます`}>
      <Grid columns={2} gap={2}>
        {[1, 2, 3, 4].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton width="third" />
              <Skeleton shape="title" width="half" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  </PerformanceFrame>
)

export const PerformanceProblem = (props: LoadProblemProps) => (
  <PerformanceFrame>
    <LoadProblem {...props} />
  </PerformanceFrame>
)
