import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Role } from '../../domain/account/role.ts'
import { failureOf } from '../../platform/faults/public-error.ts'
import { toLike, toSpotSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { BellIcon } from '../../ui/icon/subject-icons.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { SavedSearchSection } from '../search/saved-search/saved-search-section.tsx'
import { sessionQuery } from '../session/session.queries.ts'
import { NewestListings } from './newest-listings.tsx'
import { PostedNotice } from './posted-notice.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { hospitalIds, subscriptionsQuery, type Subscription } from './subscription.queries.ts'
import type { SubscriptionSearch } from './subscription-search.ts'
import { Grid } from '../../ui/layout/grid.tsx'
import { contactLinked } from '../forms/contact-linked.tsx'

export function SubscriptionPage({ search }: { search: SubscriptionSearch }) {
  const { role } = useSuspenseQuery(sessionQuery()).data
  const { data: subscriptions, isError, error, refetch } = useQuery(subscriptionsQuery())
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>フォロー中の病院</Heading>
        {role === 'BannedDoctor' && (
          <Notice tone="warn">{contactLinked('現在ご利用いただけません。お問い合わせください。')}</Notice>
        )}
        <PostedNotice search={search} subscriptions={subscriptions ?? []} />
        {subscriptions ? (
          <Hospitals subscriptions={subscriptions} role={role} />
        ) : isError ? (
          <ErrorState retry={<Button onClick={() => void refetch()}>もう一度読み込む</Button>}>
            {failureOf(error)}
          </ErrorState>
        ) : (
          <HospitalsLoading />
        )}
        <SavedSearchSection kind="spot" posted={undefined} title="保存した条件(スポット)" />
        <SavedSearchSection kind="regular" posted={undefined} title="保存した条件(定期)" />
        <Link {...toLike()} className={rowLinkClass}>
          お気に入りの求人を見る
        </Link>
      </Stack>
    </Page>
  )
}

function Hospitals({ subscriptions, role }: { subscriptions: readonly Subscription[]; role: Role }) {
  if (subscriptions.length === 0) return <NoSubscriptions />
  return (
    <>
      <Stack as="section" gap={3} aria-labelledby="hospitals-heading">
        <Heading level={2} id="hospitals-heading">
          病院 {subscriptions.length}件
        </Heading>
        <Grid as="ul" columns={2} gap={3} align="start">
          {subscriptions.map((subscription) => (
            <SubscriptionCard
              key={subscription.hospital.id}
              subscription={subscription}
              mayChange={role !== 'BannedDoctor'}
            />
          ))}
        </Grid>
      </Stack>
      <NewestListings generalHospitalIds={hospitalIds(subscriptions)} />
    </>
  )
}

const NoSubscriptions = () => (
  <EmptyState
    title="フォロー中の病院はありません。"
    icon={<BellIcon size="lg" />}
    actions={
      <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
        求人をさがす
      </Link>
    }
  >
    病院をフォローすると、新しい求人が出たときにお知らせします。
  </EmptyState>
)

const HospitalsLoading = () => (
  <SkeletonGroup label="フォロー中の病院を読み込んでいます">
    <Grid columns={2} gap={3} align="start">
      {[1, 2, 3, 4].map((key) => (
        <Card key={key}>
          <Stack gap={2}>
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
            <Skeleton shape="control" />
          </Stack>
        </Card>
      ))}
    </Grid>
  </SkeletonGroup>
)
