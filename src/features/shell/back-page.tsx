import type { ReactNode } from 'react'
import type { Address } from '../../platform/address.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'
import { BackLink } from './back-link.tsx'

type Head = { title: string; back: Address }

/** A narrow page about one thing: the way back, and the heading. */
export const BackPage = ({ title, back, children }: Head & { children: ReactNode }) => (
  <Page width="prose">
    <Stack gap={4}>
      <div className={screenOnly}>
        <BackLink fallback={back}>戻る</BackLink>
      </div>
      <Heading level={1}>{title}</Heading>
      {children}
    </Stack>
  </Page>
)

export const BackPageSkeleton = (head: Head) => (
  <BackPage {...head}>
    <SkeletonGroup label={`${head.title}を読み込んでいます`}>
      <Stack gap={4}>
        {[1, 2, 3].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton shape="title" width="most" />
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  </BackPage>
)

export const BackPageProblem = ({ error, reset, ...head }: Head & LoadProblemProps) => (
  <BackPage {...head}>
    <LoadProblem error={error} reset={reset} />
  </BackPage>
)
