import type { MouseEvent } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { Stack } from '../layout/stack.tsx'
import { Notice } from '../notice/notice.tsx'

type MoreLinkProps = {
  /** The URL of the next page, for a browser without JavaScript; null on the last page. */
  href: string | null
  query: { fetchNextPage: () => unknown; isFetchingNextPage: boolean; isFetchNextPageError: boolean }
}

export function MoreLink({ href, query }: MoreLinkProps) {
  if (href === null) return null
  function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!query.isFetchingNextPage) query.fetchNextPage()
  }
  return (
    <Stack gap={2}>
      {query.isFetchNextPageError && (
        <Notice tone="danger" role="alert">
          続きを読み込めませんでした。もう一度お試しください。
        </Notice>
      )}
      <a
        href={href}
        onClick={more}
        aria-busy={query.isFetchingNextPage || undefined}
        className={buttonClass({ block: true })}
      >
        {query.isFetchingNextPage ? '読み込んでいます…' : 'もっと見る'}
      </a>
    </Stack>
  )
}
