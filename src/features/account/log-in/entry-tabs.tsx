import { toLogin, toSignUp } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'

type EntryTabsProps = { current: 'sign-up' | 'login'; returnTo: string | undefined }

export function EntryTabs({ current, returnTo }: EntryTabsProps) {
  return (
    <nav aria-label="会員登録とログイン" className={tabBarClass}>
      <Link
        {...toSignUp({ returnTo })}
        aria-current={current === 'sign-up' ? 'page' : undefined}
        className={tabLinkClass}
      >
        新規登録
      </Link>
      <Link
        {...toLogin({ returnTo })}
        aria-current={current === 'login' ? 'page' : undefined}
        className={tabLinkClass}
      >
        ログイン
      </Link>
    </nav>
  )
}
