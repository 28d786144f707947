import { useLocation } from '@tanstack/react-router'
import { toHome, toHospital, toSearch, toStaff } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** Nothing is at this address; the ways on are those of the part it belongs to. */
export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const kind = /^\/(spot|regular)\//.exec(pathname)?.[1]
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={kind ? '求人が見つかりません' : 'ページが見つかりません'}
        actions={<WaysOn pathname={pathname} kind={kind} />}
      >
        {kind
          ? 'この求人は掲載が終了したか、URLが正しくありません。'
          : 'URLが正しくないか、ページが移動した可能性があります。'}
      </EmptyState>
    </Page>
  )
}

function WaysOn({ pathname, kind }: { pathname: string; kind: string | undefined }) {
  const office = /^\/(hospital|staff)(\/|$)/.exec(pathname)?.[1]
  if (office)
    return (
      <Link {...(office === 'staff' ? toStaff() : toHospital())} className={buttonClass()}>
        {office === 'staff' ? '医師の確認へ' : 'やることへ'}
      </Link>
    )
  return (
    <>
      <Link {...toSearch(kind === 'regular' ? 'regular' : 'spot')} className={buttonClass()}>
        求人をさがす
      </Link>
      <Link {...toHome()} className={buttonClass({ variant: 'quiet' })}>
        ホームへ
      </Link>
    </>
  )
}
