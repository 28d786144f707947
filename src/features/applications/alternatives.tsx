import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../domain/text/shift-text.ts'
import { toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ListingList } from '../listing/listing-list.tsx'
import { PageBlock } from '../page-parts/page-block.tsx'
import { SpotCard } from '../spot/spot-card.tsx'
import type { ApplicationView } from './application-view.ts'
import { alternativesQuery } from './application.queries.ts'
import { daysAround } from './refused-application.ts'

/** Three listings instead of a refused one: best suited first, on its day and the days beside it. */
export function Alternatives({ refused }: { refused: ApplicationView }) {
  const { day, dates } = daysAround(refused)
  const query = useQuery(alternativesQuery(refused))
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
      {({ items }) =>
        items.length === 0 ? (
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
      }
    </PageBlock>
  )
}
