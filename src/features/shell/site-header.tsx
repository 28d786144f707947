import { useLocation } from '@tanstack/react-router'
import { APP_VERSION } from '../../domain/visit/app-version.ts'
import { ColorModeToggle } from '../../ui/color-mode/color-mode-toggle.tsx'
import { HeartIcon } from '../../ui/icon/heart-icon.tsx'
import { Wordmark } from '../../ui/wordmark/wordmark.tsx'
import { useCurrentUser } from '../session/use-current-user.ts'
import { AccountMenu } from './account-menu.tsx'
import { TAGLINE } from './document-head.ts'
import { MailBanner } from './mail-banner.tsx'
import { RoleBanner } from './role-banner.tsx'
import * as styles from './site-header.css.ts'
import { StaffHeader } from './staff-header.tsx'

/** Pages that ask for the address's confirmation in their own words. */
const SAYS_ITSELF = new Set(['/sign-up', '/profile/account', '/login/confirm'])

export function SiteHeader() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { isKnown, isAnonymous, role, doctor, staffName } = useCurrentUser()
  const signedIn = isKnown && !isAnonymous
  // Elsewhere the page's own title is the first heading.
  const Logo = pathname === '/' ? 'h1' : 'div'
  const isStaffSide = pathname === '/staff' || pathname.startsWith('/staff/')
  const isDoctor = signedIn && staffName === null
  const current = (path: string, section: string) =>
    pathname === path ? 'page' : pathname.startsWith(section) ? 'true' : undefined

  // A doctor who comes here by mistake keeps the header that leads back.
  if (isStaffSide && (isAnonymous || staffName !== null)) return <StaffHeader name={staffName} />
  return (
    <>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Logo className={styles.logo}>
            <a href="/" className={styles.logoLink}>
              <Wordmark />
            </a>
          </Logo>
          {!import.meta.env.PROD && <span className={styles.version}>v{APP_VERSION}</span>}
          <p className={styles.tagline}>{TAGLINE}</p>
          <nav aria-label="メインメニュー" className={styles.nav}>
            <a href="/search/spot" aria-current={current('/search/spot', '/search/')} className={styles.link}>
              さがす
            </a>
            <a
              href="/like"
              aria-label="お気に入り"
              aria-current={current('/like', '/like')}
              className={styles.like}
            >
              <HeartIcon filled={pathname === '/like'} />
            </a>
            {isDoctor && (
              <a
                href="/work/matched"
                aria-current={current('/work/matched', '/work/')}
                className={styles.link}
              >
                勤務
              </a>
            )}
            {isKnown && isAnonymous && (
              <>
                <a href="/login" aria-current={current('/login', '/login')} className={styles.link}>
                  ログイン
                </a>
                <a href="/sign-up" aria-current={current('/sign-up', '/sign-up')} className={styles.join}>
                  無料で会員登録
                </a>
              </>
            )}
            {staffName !== null && (
              <a href="/staff" className={styles.link}>
                運営の画面へ
              </a>
            )}
            {signedIn && <AccountMenu doctor={doctor} staffName={staffName} />}
            <ColorModeToggle />
          </nav>
        </div>
      </header>
      {/* On the way through the registration the next step is the page itself. */}
      {isKnown && staffName === null && pathname !== '/sign-up' && <RoleBanner role={role} doctor={doctor} />}
      {doctor?.mailUnconfirmed && !SAYS_ITSELF.has(pathname) && <MailBanner />}
    </>
  )
}
