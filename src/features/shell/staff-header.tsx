import { toStaff } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { ColorModeToggle } from '../../ui/color-mode/color-mode-toggle.tsx'
import { hydrationMark } from '../../ui/layout/hydration-mark.ts'
import { Wordmark } from '../../ui/wordmark/wordmark.tsx'
import { PlainPost } from '../forms/plain-post.tsx'
import { logOut } from '../session/session.functions.ts'
import * as header from './site-header.css.ts'
import * as styles from './staff-header.css.ts'

/** The frame of our own people: who is at work, and the way out. Nothing of what doctors do is in it. */
export function StaffHeader({ name }: { name: string | null }) {
  return (
    <header {...hydrationMark} className={header.header}>
      <div className={styles.inner}>
        <Link {...toStaff()} className={header.logoLink}>
          <Wordmark shape="narrow" />
        </Link>
        <span className={styles.title}>運営の画面</span>
        <div className={`${header.nav} ${styles.ways}`}>
          {name !== null && (
            <>
              <span className={styles.name}>
                <span className={styles.duty}>担当: </span>
                {name}
              </span>
              <PlainPost command={logOut}>
                <button type="submit" className={buttonClass({ size: 'sm' })}>
                  ログアウト
                </button>
              </PlainPost>
            </>
          )}
          <ColorModeToggle />
        </div>
      </div>
    </header>
  )
}
