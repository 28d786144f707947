import type { ReactNode } from 'react'
import { toApplied } from '../../platform/addresses.ts'
import type { Address } from '../../platform/address.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { LoadProblem, type LoadProblemProps } from '../page-parts/load-problem.tsx'
import { MESSAGES } from './message-search.ts'

/** The frame of the doctor's page, with the way back. */
export const MessagesFrame = ({ back, children }: { back: Address; children: ReactNode }) => (
  <Page width="prose">
    <Stack gap={4}>
      <BackLink fallback={back}>戻る</BackLink>
      {children}
    </Stack>
  </Page>
)

export const MessagesSkeleton = () => (
  <MessagesFrame back={toApplied()}>
    <SkeletonGroup label={`${MESSAGES}を読み込んでいます`}>
      <Stack gap={3}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  </MessagesFrame>
)

export function MessagesProblem({ error, reset }: LoadProblemProps) {
  return (
    <MessagesFrame back={toApplied()}>
      <Heading level={1}>{MESSAGES}</Heading>
      <LoadProblem error={error} reset={reset} />
    </MessagesFrame>
  )
}
