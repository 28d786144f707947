import { useQuery } from '@tanstack/react-query'
import {
  toHighValue,
  toLike,
  toRehireOffers,
  toSpotSearch,
  toSubscription,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { SeasonBanners } from '../search/form/season-banner.tsx'
import { displayName, type Session } from '../session/session.ts'
import { FollowedNewsSlot } from '../subscription/followed-news-slot.tsx'
import { EntryLinks } from './entry-links.tsx'
import { PageBlock } from '../page-parts/page-block.tsx'
import { openEntriesQuery } from './home.queries.ts'
import { ListingBlock } from '../listing/spot/listing-block.tsx'
import { RegularLink } from './regular-link.tsx'
import { NextWork } from './next-work.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { TodoBlock } from './todo-block.tsx'
import * as styles from './home.css.ts'

const WAYS = [
  ['高額求人', toHighValue()],
  ['お気に入り', toLike()],
  ['フォロー中の病院', toSubscription()],
  ['再勤務オファー', toRehireOffers()],
] as const

/** Five blocks: next work, to-dos with answers, search, recommended listings, news of followed hospitals. */
export function DoctorHome({ doctor }: Pick<Session, 'doctor'>) {
  const entries = useQuery(openEntriesQuery())
  return (
    <Page width="wide">
      <div className={styles.sections}>
        <Stack gap={4}>
          <Heading level={2} size="2xl" className={styles.greeting}>
            {doctor ? `こんにちは、${displayName(doctor)}先生` : 'こんにちは'}
          </Heading>
          <Inline as="nav" aria-label="よく開くページ" gap={4}>
            {WAYS.map(([words, address]) => (
              <Link key={words} {...address} className={rowLinkClass}>
                {words}
                <ChevronRightIcon size="sm" />
              </Link>
            ))}
          </Inline>
          <div className={styles.today}>
            <Stack gap={8}>
              <NextWork />
              <TodoBlock />
            </Stack>
            <PageBlock title="求人をさがす" query={entries} skeleton={<Skeleton shape="control" />}>
              {({ regularTotal, kinds, places }) => (
                <Stack gap={4}>
                  <EntryLinks label="よく使う条件" entries={[...kinds, ...places.slice(0, 4)]} />
                  <Link {...toSpotSearch()} className={buttonClass({ block: true })}>
                    条件を選んでさがす
                  </Link>
                  <RegularLink total={regularTotal} />
                  <RecentSearches />
                  <SeasonBanners />
                </Stack>
              )}
            </PageBlock>
          </div>
        </Stack>
        <ListingBlock title="おすすめ" sort="UNSPECIFIED" />
        <FollowedNewsSlot />
      </div>
    </Page>
  )
}
