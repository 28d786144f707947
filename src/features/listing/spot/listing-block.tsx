import { useQuery } from '@tanstack/react-query'
import type { SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import { toHighValue, toSpotResult, toSpotSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ChevronRightIcon } from '../../../ui/icon/control-icons.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { SpotCard } from './spot-card.tsx'
import { PageBlock } from '../../page-parts/page-block.tsx'
import { topListingsQuery } from './top-listings.queries.ts'
import { ListingList } from '../listing-list.tsx'
import { NgHidden } from '../ng-hidden.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import * as styles from '../listing-list.css.ts'

type ListingBlockProps = {
  title: string
  sort: SpotSortOrder
  /** 高額求人 only, which have a page of their own. */
  highValue?: boolean
}

/** The first three of the open listings in one order. */
export function ListingBlock({ title, sort, highValue }: ListingBlockProps) {
  const query = useQuery(topListingsQuery(sort, highValue))
  const to = highValue ? toHighValue : toSpotResult
  const order = highValue || sort === 'UNSPECIFIED' ? undefined : sort
  return (
    <PageBlock
      title={title}
      query={query}
      skeleton={<ListingSkeleton />}
      more={
        <Link {...to({ sort: order })} aria-label={`${title}をすべて見る`} className={rowLinkClass}>
          すべて見る
          <ChevronRightIcon size="sm" />
        </Link>
      }
    >
      {({ items, recommendation, ngHidden = 0 }) =>
        items.length === 0 && ngHidden === 0 ? (
          <Card>
            <EmptyState
              title="いま募集中の求人はありません"
              headingLevel={3}
              actions={
                <Link {...toSpotSearch()} className={buttonClass()}>
                  条件を決めておく
                </Link>
              }
            >
              新しい求人は毎日掲載されます。条件を決めておくと、次に開いたときすぐに探せます。
            </EmptyState>
          </Card>
        ) : (
          <Stack gap={3}>
            {items.length > 0 && (
              <ListingList>
                {items.map((item, at) => (
                  <li key={item.id}>
                    <SpotCard listing={item} headingLevel={3} wishes={recommendation?.met[at]} />
                  </li>
                ))}
              </ListingList>
            )}
            <NgHidden count={ngHidden} all={to({ sort: order, withNg: true })} />
          </Stack>
        )
      }
    </PageBlock>
  )
}

function ListingSkeleton() {
  return (
    <SkeletonGroup label="求人を読み込んでいます">
      <div className={styles.rows}>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} shape="row" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
