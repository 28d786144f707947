import { countedBadge } from '../../../domain/text/counted-text.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { CONFIRM_DAYS, LAPSE_DAYS } from '../../../domain/listing/confirmation.ts'
import { bulkTold, listingWords } from '../../../domain/listing/listing-outcome.ts'
import { LISTING_SHELF, type ListingShelf } from '../../../domain/listing/listing-state.ts'
import { SEARCH_KINDS, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toNewListing, toOwnListings } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { useMemberships } from '../../hospital/use-memberships.ts'
import { ConfirmShown } from './confirm-shown.tsx'
import { ownListingsQuery } from './hospital-listing.queries.ts'
import { OwnListingRow } from './own-listing-row.tsx'
import { PublishChosen } from './publish-chosen.tsx'
import type { OwnListingsSearch } from './own-listings-search.ts'

const KIND_WORD: Record<SearchKind, string> = { spot: 'スポット', regular: '定期' }

const SHELVES = ['DRAFT', 'OPEN', 'PAUSED', 'FILLED', 'ENDED'] as const satisfies readonly ListingShelf[]

const EMPTY: Record<ListingShelf, string> = {
  DRAFT: '下書きはありません。',
  OPEN: '掲載中の求人はありません。',
  PAUSED: '停止中の求人はありません。',
  FILLED: '募集枠が埋まった求人はありません。',
  ENDED: '終了した求人はありません。',
}

type OwnListingsPageProps = { search: OwnListingsSearch; formKey: string; now: Date }

/** The hospital's listings: a kind, and of it one shelf. */
export function OwnListingsPage({ search, formKey, now }: OwnListingsPageProps) {
  const { kind = 'spot', shelf = 'OPEN', after } = search
  const [member] = useMemberships()
  const mayWrite = member !== undefined && mayOperate(member.role, 'WRITE_LISTINGS')
  const [outcome, setOutcome] = useState(search.outcome)
  const query = useSuspenseInfiniteQuery(ownListingsQuery(kind, shelf, after))
  const [first] = query.data.pages
  const last = query.data.pages.at(-1)
  const listings = query.data.pages.flatMap((page) => page.listings)
  return (
    <DeskPage>
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={1}>求人</Heading>
          {mayWrite && (
            <Link {...toNewListing({ kind })} className={buttonClass({ variant: 'filled' })}>
              {`${KIND_WORD[kind]}の求人を作成`}
            </Link>
          )}
        </Inline>
        <nav aria-label="求人の種類" className={tabBarClass}>
          {SEARCH_KINDS.map((one) => (
            <Link
              key={one}
              {...toOwnListings({ kind: one })}
              aria-current={one === kind ? 'page' : undefined}
              className={tabLinkClass}
            >
              {KIND_WORD[one]}
            </Link>
          ))}
        </nav>
        <nav aria-label="求人の状態" className={tabBarClass}>
          {SHELVES.map((one) => (
            <Link
              key={one}
              {...toOwnListings({ kind, shelf: one })}
              aria-current={one === shelf ? 'page' : undefined}
              className={tabLinkClass}
            >
              {LISTING_SHELF[one]}
              {one !== 'ENDED' && first && <span>{countedBadge(first.counts[one])}</span>}
            </Link>
          ))}
        </nav>
        <OutcomeNotice
          told={listingWords(outcome) ?? bulkTold(Number(search.published ?? 0), Number(search.held ?? 0))}
        />
        {first?.isHiringPaused && member?.standing === 'ACTIVE' && (
          <Notice tone="warn" title="病院の募集を停止しています">
            掲載中の求人も、募集を再開するまで検索に表示されません。
          </Notice>
        )}
        {shelf === 'OPEN' && mayWrite && <ConfirmShown listings={listings} formKey={formKey} now={now} />}
        {shelf === 'DRAFT' && mayWrite && listings.length > 0 && (
          <PublishChosen kind={kind} formKey={formKey} />
        )}
        {listings.length === 0 ? (
          <EmptyState
            title={EMPTY[shelf]}
            actions={
              mayWrite && (
                <Link {...toNewListing({ kind })} className={buttonClass({ variant: 'filled' })}>
                  {`${KIND_WORD[kind]}の求人を作成`}
                </Link>
              )
            }
          >
            前の求人の条件を引きついで、新しい求人を作成できます。
          </EmptyState>
        ) : (
          <Stack as="ul" gap={3} aria-label={LISTING_SHELF[shelf]}>
            {listings.map((listing) => (
              <li key={listing.ref}>
                <OwnListingRow
                  listing={listing}
                  kind={kind}
                  shelf={shelf}
                  mayWrite={mayWrite}
                  formKey={formKey}
                  now={now}
                  onOutcome={setOutcome}
                />
              </li>
            ))}
          </Stack>
        )}
        <MoreLink
          href={last?.nextCursor ? hrefOf(toOwnListings({ kind, shelf, after: last.nextCursor })) : null}
          query={query}
        />
        <Text tone="sub" size="md">
          {`求人の内容は、${CONFIRM_DAYS}日ごとに変わりがないかをご確認ください(職業安定法5条の4)。確認がないまま${LAPSE_DAYS}日たつと、募集を一時停止します。`}
        </Text>
      </Stack>
    </DeskPage>
  )
}
