import { Card } from '../../../ui/card/card.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { LoadProblem, type LoadProblemProps } from '../../page-parts/load-problem.tsx'
import { WRITE_TO_US } from './contact-search.ts'

export const ContactSkeleton = () => (
  <Page>
    <SkeletonGroup label={`${WRITE_TO_US}のフォームを読み込んでいます`}>
      <Card>
        <Stack gap={4}>
          <Skeleton width="half" />
          <Skeleton width="half" />
          <Skeleton shape="title" />
        </Stack>
      </Card>
    </SkeletonGroup>
  </Page>
)

export const ContactProblem = (props: LoadProblemProps) => (
  <Page>
    <Stack gap={4}>
      <Heading level={1}>{WRITE_TO_US}</Heading>
      <LoadProblem {...props} />
    </Stack>
  </Page>
)
