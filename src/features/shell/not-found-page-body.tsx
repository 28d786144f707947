import { useLocation } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'

export function NotFoundPageBody() {
  const kind = useLocation({ select: ({ pathname }) => /^\/(spot|regular)\//.exec(pathname)?.[1] })
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={kind ? '求人が見つかりません' : 'ページが見つかりません'}
        actions={
          <>
            <a href={`/search/${kind ?? 'spot'}`} className={buttonClass()}>
              求人をさがす
            </a>
            <a href="/" className={buttonClass({ variant: 'quiet' })}>
              ホームへ
            </a>
          </>
        }
      >
        {kind
          ? 'この求人は掲載が終了したか、URLが正しくありません。'
          : 'URLが正しくないか、ページが移動した可能性があります。'}
      </EmptyState>
    </Page>
  )
}
