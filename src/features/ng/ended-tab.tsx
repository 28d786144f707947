import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { DECLINE_REASON } from '../../domain/application/application-words.ts'
import { applicationStateWord } from '../../domain/application/withdrawal-word.ts'
import { ENDED_WORD } from '../../domain/application/ended-word.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toListing, toNgWork, toRegularSearch, toSpotSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Text } from '../../ui/text/text.tsx'
import { WholeParts } from '../../ui/text/whole-parts.tsx'
import { Alternatives } from '../application/doctor/alternatives.tsx'
import { whenOf, type ApplicationView } from '../application/doctor/application-view.ts'
import { ALTERNATIVES_ID } from '../application/doctor/refused-application.ts'
import { endedQuery } from './ng.queries.ts'
import type { NgSearch } from './ng-search.ts'
import * as styles from './ng.css.ts'

/** Applications that came to nothing, newest first, each with why and with listings like it. */
export function EndedTab({ search }: { search: NgSearch }) {
  const query = useSuspenseInfiniteQuery(endedQuery(search.after))
  const { pages } = query.data
  const items = pages.flatMap((page) => page.items)
  const cursor = pages.at(-1)?.nextCursor
  if (items.length === 0) return <NothingEnded />
  const chosen = items.find(({ id }) => id === search.instead)
  return (
    <Stack gap={4}>
      {chosen && <Alternatives refused={chosen} />}
      <ul className={styles.rows}>
        {items.map((application) => (
          <li key={application.id}>
            <EndedRow
              application={application}
              isAhead={Date.parse(application.startTime) > query.dataUpdatedAt}
              after={search.after}
            />
          </li>
        ))}
      </ul>
      <MoreLink href={cursor ? hrefOf(toNgWork({ tab: 'ended', after: cursor })) : null} query={query} />
    </Stack>
  )
}

const NothingEnded = () => (
  <EmptyState
    title="成立しなかった勤務はありません。"
    actions={
      <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
        スポットをさがす
      </Link>
    }
  >
    お見送り・取り下げ・期限切れ・キャンセルになった応募が、理由とともにここに表示されます。
  </EmptyState>
)

type EndedRowProps = { application: ApplicationView; isAhead: boolean; after: string | undefined }

function EndedRow({ application, isAhead, after }: EndedRowProps) {
  const { id, listing, hospitalName, listingNumber } = application
  return (
    <Card as="article">
      <Stack gap={2}>
        <Inline gap={2}>
          <Badge>{applicationStateWord(application)}</Badge>
          <Text as="span" tone="sub">
            {listingNumber}
          </Text>
        </Inline>
        <Text bold>
          <WholeParts>{whenOf(application)}</WholeParts>
        </Text>
        <Text>{hospitalName}</Text>
        <DescriptionList items={reasonsOf(application)} />
        <Inline gap={3}>
          {isAhead ? (
            <Link
              {...toNgWork({ tab: 'ended', after, instead: id })}
              hash={ALTERNATIVES_ID}
              aria-label={`${whenOf(application)} ${hospitalName}に似た求人を見る`}
              className={buttonClass({ size: 'sm' })}
            >
              似た求人を見る
            </Link>
          ) : (
            <Link
              {...(listing.kind === 'spot' ? toSpotSearch() : toRegularSearch())}
              className={buttonClass({ size: 'sm' })}
            >
              {listing.kind === 'spot' ? 'いまのスポットをさがす' : 'いまの定期をさがす'}
            </Link>
          )}
          <Link {...toListing(listing.kind, listing.id)} className={rowLinkClass}>
            求人の詳細
          </Link>
        </Inline>
      </Stack>
    </Card>
  )
}

const reasonsOf = ({ state, declineReason, declineNote, decidedAt }: ApplicationView) => [
  {
    term: '理由',
    description: declineReason ? DECLINE_REASON[declineReason] : ENDED_WORD[state],
    note: declineNote ?? undefined,
  },
  ...(decidedAt ? [{ term: '決まった日時', description: momentText(decidedAt) }] : []),
]
