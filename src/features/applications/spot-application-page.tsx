import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { APPLY_OUTCOME } from '../../domain/apply-outcome.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { spotWorksByIdsQuery } from '../listings/listing.queries.ts'
import { ApplicationItem } from './application-item.tsx'
import { applicationPreviewQuery } from './application.queries.ts'
import type { ApplicationSearch } from './application-search.ts'
import { knownOutcome } from './outcome-words.ts'
import { WithdrawNotice } from './withdraw-notice.tsx'

type SpotApplicationPageProps = {
  search: ApplicationSearch
  /** Names the forms of this page; each adds its listing to it. */
  formKey: string
  back: ReactNode
}

export function SpotApplicationPage({ search, formKey, back }: SpotApplicationPageProps) {
  const { ids, spot, outcome } = search
  const listings = useSuspenseQuery(spotWorksByIdsQuery(ids)).data
  const { data: previews, dataUpdatedAt: asOf } = useSuspenseQuery(applicationPreviewQuery(ids))
  return (
    <Page>
      <Stack gap={4}>
        <div>{back}</div>
        <Heading level={1}>応募内容の確認</Heading>
        <WithdrawNotice undone={search.undone} />
        {listings.length === 0 ? (
          <NoListing />
        ) : (
          <Stack gap={8}>
            {listings.map((listing) => (
              <ApplicationItem
                key={listing.id}
                ids={ids}
                listing={listing}
                preview={previews.find(({ spotWorkId }) => spotWorkId === listing.id)}
                asOf={asOf}
                formKey={`${formKey}-${listing.id}`}
                posted={spot === listing.id ? knownOutcome(outcome) : undefined}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Page>
  )
}

function NoListing() {
  return (
    <EmptyState
      title="求人が見つかりません"
      actions={
        <a href="/search/spot" className={buttonClass()}>
          スポットをさがす
        </a>
      }
    >
      {APPLY_OUTCOME.NOT_FOUND.sentence}
    </EmptyState>
  )
}
