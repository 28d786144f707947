import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { numberText } from '../../domain/money-text.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { resultAddress } from './criteria-address.ts'
import type { searchSpotWorks } from './listing.functions.ts'
import { ResultItem } from './result-item.tsx'
import * as styles from './spot-result-page.css.ts'

export type ResultPages = InfiniteData<Awaited<ReturnType<typeof searchSpotWorks>>>

type ResultListProps = {
  search: SpotSearch
  pages: ResultPages['pages']
  total: number
  query: Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>
}

export function ResultList({ search, pages, total, query }: ResultListProps) {
  const items = pages.flatMap((page) => page.items)
  const last = pages.at(-1)
  const left = last ? total - last.offset - last.items.length : 0
  function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!query.isFetchingNextPage) void query.fetchNextPage()
  }
  return (
    <>
      {search.after && (
        <a href={resultAddress({ ...search, after: undefined })} className={rowLinkClass}>
          先頭から見る
        </a>
      )}
      <ol className={styles.list}>
        {items.map((item, index) => (
          <ResultItem key={item.id} listing={item} first={index === 0} />
        ))}
      </ol>
      {query.isFetchNextPageError && (
        <Notice tone="danger" role="alert">
          続きを読み込めませんでした。もう一度お試しください。
        </Notice>
      )}
      {last?.nextCursor && (
        <a
          href={resultAddress({ ...search, after: last.nextCursor })}
          onClick={more}
          aria-busy={query.isFetchingNextPage || undefined}
          className={buttonClass({ block: true })}
        >
          {query.isFetchingNextPage
            ? '読み込んでいます…'
            : `もっと見る${left > 0 ? `(残り ${numberText(left)}件)` : ''}`}
        </a>
      )}
    </>
  )
}
