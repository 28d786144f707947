import type { ReactNode } from 'react'
import { DECLARATION_TITLE } from '../../domain/work/declaration.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <Stack gap={4}>
      <Heading level={1}>{DECLARATION_TITLE}</Heading>
      {children}
    </Stack>
  </Page>
)

export const DeclarationSkeleton = () => (
  <Frame>
    <SkeletonGroup label={`${DECLARATION_TITLE}を読み込んでいます`}>
      <Card>
        <Stack gap={3}>
          <Skeleton shape="title" width="half" />
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} shape="bar" />
          ))}
        </Stack>
      </Card>
    </SkeletonGroup>
  </Frame>
)

export const DeclarationProblem = (props: LoadProblemProps) => (
  <Frame>
    <LoadProblem {...props} />
  </Frame>
)
