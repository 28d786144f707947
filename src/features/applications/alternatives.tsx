import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../domain/text/shift-text.ts'
import { toRegularSearch, toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ListingList } from '../listing/listing-list.tsx'
import { PageBlock } from '../page-parts/page-block.tsx'
import { RegularCard } from '../regular/regular-card.tsx'
import { SpotCard } from '../spot/spot-card.tsx'
import type { ApplicationView } from './application-view.ts'
import { ALTERNATIVES, regularAlternativesQuery, spotAlternativesQuery } from './application.queries.ts'
import { ALTERNATIVES_ID, daysAround } from './refused-application.ts'
import * as styles from './application.css.ts'

/** Three listings instead of a refused one, best suited first. */
export const Alternatives = ({ refused }: { refused: ApplicationView }) => (
  <div id={ALTERNATIVES_ID} className={styles.alternatives}>
    {refused.listing.kind === 'spot' ? (
      <SpotAlternatives instead={{ startTime: refused.startTime, listingId: refused.listing.id }} />
    ) : (
      <RegularAlternatives />
    )}
  </div>
)

/** On the day of the lost shift and the days beside it. */
export function SpotAlternatives({ instead }: { instead: { startTime: string; listingId: string } }) {
  const { day, dates } = daysAround(instead)
  const query = useQuery(spotAlternativesQuery(instead))
  return (
    <PageBlock
      title="代わりの求人"
      query={query}
      skeleton={<Skeleton shape="row" />}
      more={
        <Link {...toSpotResult({ dates })} className={rowLinkClass}>
          {dayText(day)}の前後をすべて見る
          <ChevronRightIcon size="sm" />
        </Link>
      }
    >
      {({ items: found }) => {
        const items = found.filter(({ id }) => id !== instead.listingId).slice(0, ALTERNATIVES)
        return items.length === 0 ? (
          <Text tone="sub">{dayText(day)}の前後に募集中の求人はありません。</Text>
        ) : (
          <ListingList>
            {items.map((item) => (
              <li key={item.id}>
                <SpotCard listing={item} headingLevel={3} />
              </li>
            ))}
          </ListingList>
        )
      }}
    </PageBlock>
  )
}

function RegularAlternatives() {
  const query = useQuery(regularAlternativesQuery())
  return (
    <PageBlock
      title="代わりの求人"
      query={query}
      skeleton={<Skeleton shape="row" />}
      more={
        <Link {...toRegularSearch()} className={rowLinkClass}>
          定期をさがす
          <ChevronRightIcon size="sm" />
        </Link>
      }
    >
      {({ items }) => (
        <ListingList>
          {items.map((item) => (
            <li key={item.id}>
              <RegularCard listing={item} headingLevel={3} />
            </li>
          ))}
        </ListingList>
      )}
    </PageBlock>
  )
}
