import { useQuery } from '@tanstack/react-query'
import { toLike, toSpotSearch, toSubscription } from '../../platform/addresses.ts'
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
import { FollowedNewsSlot } from '../subscriptions/followed-news-slot.tsx'
import { EntryLinks } from './entry-links.tsx'
import { PageBlock } from '../page-parts/page-block.tsx'
import { openEntriesQuery } from './home.queries.ts'
import { ListingBlock } from '../spot/listing-block.tsx'
import { RegularLink } from './regular-link.tsx'
import { NextWork } from './next-work.tsx'
import * as styles from './home.css.ts'

export function DoctorHome({ doctor }: Pick<Session, 'doctor'>) {
  const entries = useQuery(openEntriesQuery())
  return (
    <Page width="wide">
      <div className={styles.sections}>
        <Stack gap={4}>
          <Heading level={2} size="2xl" className={styles.greeting}>
            {doctor ? `こんにちは、${displayName(doctor)}先生` : 'こんにちは'}
          </Heading>
          <div className={styles.today}>
            <NextWork />
            <PageBlock title="求人をさがす" query={entries} skeleton={<Skeleton shape="control" />}>
              {({ regularTotal, kinds, places }) => (
                <Stack gap={4}>
                  <EntryLinks label="よく使う条件" entries={[...kinds, ...places.slice(0, 4)]} />
                  <Link {...toSpotSearch()} className={buttonClass({ block: true })}>
                    条件を選んでさがす
                  </Link>
                  <RegularLink total={regularTotal} />
                  <Inline>
                    <Link {...toLike()} className={rowLinkClass}>
                      お気に入り
                      <ChevronRightIcon size="sm" />
                    </Link>
                    <Link {...toSubscription()} className={rowLinkClass}>
                      フォロー中の病院
                      <ChevronRightIcon size="sm" />
                    </Link>
                  </Inline>
                  <SeasonBanners />
                </Stack>
              )}
            </PageBlock>
          </div>
        </Stack>
        <ListingBlock title="おすすめ" sort="UNSPECIFIED" />
        <ListingBlock title="高額求人" sort="HOURLY_FEE_DESC" highValue />
        <FollowedNewsSlot />
      </div>
    </Page>
  )
}
