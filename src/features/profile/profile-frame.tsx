import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toProfile, toProfilePage } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { cx } from '../../ui/class-names.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { pageHints } from './page-hints.ts'
import { isProfilePage, PROFILE_PAGES, type ProfilePageName } from './profile-pages.ts'
import { profileQuery } from './profile.queries.ts'
import * as styles from './profile-frame.css.ts'

/**
 * The profile pages that exist for this session: an account without a doctor record has the account pages
 * only; a session of the native app has no account pages.
 */
export function useProfilePages(): ProfilePageName[] {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  const isThere = (page: ProfilePageName): boolean => {
    if (page === 'account' || page === 'factor' || page === 'sessions' || page === 'leave')
      return account !== null
    // The works of a doctor, also of one who registered before there were profiles.
    if (page === 'calendar') return account !== null && profile !== null
    return Boolean(profile?.sections)
  }
  return Object.keys(PROFILE_PAGES).filter(isProfilePage).filter(isThere)
}

type ProfileFrameProps = {
  /** Undefined for the overview, which on a phone is the list of all pages. */
  page?: ProfilePageName
  children: ReactNode
}

/** A profile page beside the list of all pages; on a phone with a link back to that list. */
export function ProfileFrame({ page, children }: ProfileFrameProps) {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  const pages = useProfilePages()
  const hints = pageHints(profile, account)
  const others = (
    <nav aria-label="プロフィールの項目" className={cx(styles.nav, page && styles.navBeside)}>
      <ul className={styles.list}>
        {pages.map((one) => (
          <li key={one}>
            <Link
              {...toProfilePage(one)}
              aria-current={one === page ? 'page' : undefined}
              className={styles.link}
            >
              <span className={styles.word}>{PROFILE_PAGES[one]}</span>
              {hints[one] && <span className={styles.hint}>{hints[one]}</span>}
              <ChevronRightIcon size="sm" className={styles.onward} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
  return (
    <Page>
      <div className={styles.panes}>
        <div className={styles.head}>
          {page && (
            <Link {...toProfile()} className={cx(rowLinkClass, styles.back)}>
              <ChevronLeftIcon size="sm" />
              プロフィールの一覧
            </Link>
          )}
          <Heading level={1} size={page ? 'lg' : '2xl'}>
            プロフィール
          </Heading>
        </div>
        {page && others}
        <div className={styles.body}>{children}</div>
        {!page && others}
      </div>
    </Page>
  )
}
