import { useLocation } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'

export function NotFoundPageBody() {
  const isListing = useLocation({ select: ({ pathname }) => pathname.startsWith('/spot/') })
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={isListing ? '求人が見つかりません' : 'ページが見つかりません'}
        actions={
          <>
            <a href="/search/spot" className={buttonClass()}>
              求人をさがす
            </a>
            <a href="/" className={buttonClass({ variant: 'quiet' })}>
              ホームへ
            </a>
          </>
        }
      >
        {isListing
          ? 'この求人は掲載が終了したか、URLが正しくありません。'
          : 'URLが正しくないか、ページが移動した可能性があります。'}
      </EmptyState>
    </Page>
  )
}
