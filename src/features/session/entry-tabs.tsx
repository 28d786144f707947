import { tabBarClass, tabLinkClass } from '../../ui/tabs/tab-bar-class.ts'

/** The two ways in: 新規登録 and ログイン. */
export function EntryTabs({ current }: { current: 'sign-up' | 'login' }) {
  return (
    <nav aria-label="会員登録とログイン" className={tabBarClass}>
      <a href="/sign-up" aria-current={current === 'sign-up' ? 'page' : undefined} className={tabLinkClass}>
        新規登録
      </a>
      <a href="/login" aria-current={current === 'login' ? 'page' : undefined} className={tabLinkClass}>
        ログイン
      </a>
    </nav>
  )
}
