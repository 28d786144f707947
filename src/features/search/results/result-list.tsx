import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { numberText } from '../../../domain/text/money-text.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ListingList } from '../../listing/listing-list.tsx'
import { useExtent } from './use-extent.ts'

type ResultPage<Item> = { items: readonly Item[]; offset: number; nextCursor: string | null }

type ResultListProps<Item> = {
  pages: readonly ResultPage<Item>[]
  total: number
  query: Pick<
    UseInfiniteQueryResult,
    'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'isPlaceholderData'
  >
  /** The list begins at a later page. */
  startsLater: boolean
  /** The same search from a cursor on; from the start without one. */
  addressAfter: (cursor?: string) => Address
  children: (item: Item) => ReactNode
}

export function ResultList<Item>({
  pages,
  total,
  query,
  startsLater,
  addressAfter,
  children,
}: ResultListProps<Item>) {
  const items = pages.flatMap((page) => page.items)
  const last = pages.at(-1)
  useExtent(query, pages.length)
  const left = last ? total - last.offset - last.items.length : 0
  function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!query.isFetchingNextPage) void query.fetchNextPage()
  }
  return (
    <>
      {startsLater && (
        <Link {...addressAfter()} className={rowLinkClass}>
          先頭から見る
        </Link>
      )}
      <ListingList as="ol">{items.map(children)}</ListingList>
      {query.isFetchNextPageError && (
        <Notice tone="danger" role="alert">
          続きを読み込めませんでした。もう一度お試しください。
        </Notice>
      )}
      {last?.nextCursor && (
        <Link
          {...addressAfter(last.nextCursor)}
          onClick={more}
          aria-busy={query.isFetchingNextPage || undefined}
          className={buttonClass({ block: true })}
        >
          {query.isFetchingNextPage
            ? '読み込んでいます…'
            : `もっと見る${left > 0 ? `(残り ${numberText(left)}件)` : ''}`}
        </Link>
      )}
    </>
  )
}
