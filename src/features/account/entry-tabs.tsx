import { tabBarClass, tabLinkClass } from '../../ui/tabs/tab-bar-class.ts'

type Entry = '/sign-up' | '/login'

/** The address of a way in, with the page to go on to afterwards. */
export const entryAddress = (entry: Entry, returnTo: string | undefined): string =>
  returnTo === undefined ? entry : `${entry}?${new URLSearchParams({ returnTo })}`

type EntryTabsProps = { current: 'sign-up' | 'login'; returnTo: string | undefined }

/** The two ways in: 新規登録 and ログイン. */
export function EntryTabs({ current, returnTo }: EntryTabsProps) {
  return (
    <nav aria-label="会員登録とログイン" className={tabBarClass}>
      <a
        href={entryAddress('/sign-up', returnTo)}
        aria-current={current === 'sign-up' ? 'page' : undefined}
        className={tabLinkClass}
      >
        新規登録
      </a>
      <a
        href={entryAddress('/login', returnTo)}
        aria-current={current === 'login' ? 'page' : undefined}
        className={tabLinkClass}
      >
        ログイン
      </a>
    </nav>
  )
}
