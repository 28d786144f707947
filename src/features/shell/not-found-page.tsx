import { useLocation } from '@tanstack/react-router'
import { toHome, toSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'

export function NotFoundPage() {
  const kind = useLocation({ select: ({ pathname }) => /^\/(spot|regular)\//.exec(pathname)?.[1] })
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={kind ? '求人が見つかりません' : 'ページが見つかりません'}
        actions={
          <>
            <Link {...toSearch(kind === 'regular' ? 'regular' : 'spot')} className={buttonClass()}>
              求人をさがす
            </Link>
            <Link {...toHome()} className={buttonClass({ variant: 'quiet' })}>
              ホームへ
            </Link>
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
