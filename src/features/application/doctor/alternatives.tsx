import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toRegularResult, toRegularSearch, toSpotResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { ChevronRightIcon } from '../../../ui/icon/control-icons.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CardList } from '../../listing/card-list.tsx'
import { NgHidden } from '../../listing/ng-hidden.tsx'
import { PageBlock } from '../../page-parts/page-block.tsx'
import { REGULAR } from '../../listing/regular/regular-kind.ts'
import { SPOT } from '../../listing/spot/spot-kind.ts'
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
      {({ items: found, ngHidden = 0 }) => {
        const items = found.filter(({ id }) => id !== instead.listingId).slice(0, ALTERNATIVES)
        return items.length === 0 && ngHidden === 0 ? (
          <Text tone="sub">{dayText(day)}の前後に募集中の求人はありません。</Text>
        ) : (
          <Stack gap={3}>
            {items.length > 0 && <CardList of={SPOT} items={items} />}
            <NgHidden count={ngHidden} all={toSpotResult({ dates, withNg: true })} />
          </Stack>
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
      {({ items, ngHidden }) => (
        <Stack gap={3}>
          {items.length > 0 && <CardList of={REGULAR} items={items} />}
          <NgHidden count={ngHidden} all={toRegularResult({ withNg: true })} />
        </Stack>
      )}
    </PageBlock>
  )
}
