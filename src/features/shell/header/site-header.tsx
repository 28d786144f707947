import { useLocation } from '@tanstack/react-router'
import { APP_VERSION } from '../../../domain/visit/app-version.ts'
import { IS_VERSION_SHOWN } from '../../../platform/build-environment.ts'
import { hrefOf, isWithin, type Address } from '../../../platform/address.ts'
import {
  toConfirm,
  toHome,
  toLike,
  toLogin,
  toNotices,
  toProfilePage,
  toRegularSearch,
  toSignUp,
  toSpotSearch,
  toWorks,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { ColorModeToggle } from '../../../ui/color-mode/color-mode-toggle.tsx'
import { hydrationMark } from '../../../ui/layout/hydration-mark.ts'
import { HeartIcon } from '../../../ui/icon/heart-icon.tsx'
import { BellIcon } from '../../../ui/icon/subject-icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Wordmark } from '../../../ui/wordmark/wordmark.tsx'
import { UnreadCount } from '../../notice/unread-count.tsx'
import { useCurrentUser } from '../../session/use-current-user.ts'
import { AccountMenu } from './account-menu.tsx'
import { TAGLINE } from '../document-head.ts'
import { MailBanner } from '../mail-banner.tsx'
import { RoleBanner } from '../role-banner.tsx'
import * as styles from './site-header.css.ts'
import { OFFICES, OfficeHeader } from './office-header.tsx'

/** Pages that ask for the address's confirmation in their own words. */
const SAYS_ITSELF = new Set([toSignUp(), toProfilePage('account'), toConfirm()].map(hrefOf))

const isSearch = (pathname: string) =>
  [toSpotSearch(), toRegularSearch()].some((one) => isWithin(pathname, one))

export function SiteHeader() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { isKnown, isAnonymous, role, doctor, office } = useCurrentUser()
  const signedIn = isKnown && !isAnonymous
  // Elsewhere the page's own title is the first heading.
  const Logo = pathname === hrefOf(toHome()) ? 'h1' : 'div'
  const side = (['STAFF', 'HOSPITAL'] as const).find((one) => isWithin(pathname, OFFICES[one].start))
  const isDoctor = signedIn && office === null
  const current = (address: Address, isSection = isWithin(pathname, address)) =>
    pathname === hrefOf(address) ? 'page' : isSection ? 'true' : undefined

  // Who belongs elsewhere and comes here by mistake keeps the header that leads back.
  if (side && (isAnonymous || office?.side === side)) return <OfficeHeader side={side} office={office} />
  return (
    <>
      <header {...hydrationMark} className={styles.header}>
        <div className={styles.inner}>
          <Logo className={styles.logo}>
            <Link {...toHome()} className={styles.logoLink}>
              <Wordmark />
            </Link>
          </Logo>
          {IS_VERSION_SHOWN && <span className={styles.version}>v{APP_VERSION}</span>}
          <p className={styles.tagline}>{TAGLINE}</p>
          <nav aria-label="メインメニュー" className={styles.nav}>
            <Link
              {...toSpotSearch()}
              aria-current={current(toSpotSearch(), isSearch(pathname))}
              className={styles.link}
            >
              さがす
            </Link>
            <Link
              {...toLike()}
              aria-label="お気に入り"
              aria-current={current(toLike())}
              className={isDoctor ? styles.likeOfDoctor : styles.like}
            >
              <HeartIcon filled={pathname === hrefOf(toLike())} />
            </Link>
            {isDoctor && (
              <Link {...toNotices()} aria-current={current(toNotices())} className={styles.bell}>
                <BellIcon />
                <VisuallyHidden>お知らせ</VisuallyHidden>
                <UnreadCount side="DOCTOR" />
              </Link>
            )}
            {isDoctor && (
              <Link {...toWorks()} aria-current={current(toWorks())} className={styles.link}>
                勤務
              </Link>
            )}
            {isKnown && isAnonymous && (
              <>
                <Link {...toLogin()} aria-current={current(toLogin())} className={styles.link}>
                  ログイン
                </Link>
                <Link {...toSignUp()} aria-current={current(toSignUp())} className={styles.join}>
                  無料で会員登録
                </Link>
              </>
            )}
            {office !== null && (
              <Link {...OFFICES[office.side].start} className={styles.link}>
                {OFFICES[office.side].title}へ
              </Link>
            )}
            {signedIn && <AccountMenu doctor={doctor} office={office} />}
            <ColorModeToggle />
          </nav>
        </div>
      </header>
      {/* On the way through the registration the next step is the page itself. */}
      {isKnown && office === null && pathname !== hrefOf(toSignUp()) && (
        <RoleBanner role={role} doctor={doctor} />
      )}
      {doctor?.mailUnconfirmed && !SAYS_ITSELF.has(pathname) && <MailBanner />}
    </>
  )
}
