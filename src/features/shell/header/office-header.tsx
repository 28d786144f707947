import { toHospital, toStaff } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { ColorModeToggle } from '../../../ui/color-mode/color-mode-toggle.tsx'
import { hydrationMark } from '../../../ui/layout/hydration-mark.ts'
import { Wordmark } from '../../../ui/wordmark/wordmark.tsx'
import { PlainPost } from '../../forms/plain-post.tsx'
import { logOutFn } from '../../session/session.functions.ts'
import type { Office } from '../../session/session.ts'
import * as styles from './office-header.css.ts'
import * as header from './site-header.css.ts'

/** The pages of our staff and of hospitals, where the header shows nothing of what doctors do. */
export const OFFICES = {
  STAFF: { title: '運営の画面', start: toStaff() },
  HOSPITAL: { title: '病院の画面', start: toHospital() },
} as const

type OfficeHeaderProps = { side: Office['side']; office: Office | null }

/** Who is signed in, for whom, and the way out. */
export function OfficeHeader({ side, office }: OfficeHeaderProps) {
  const { title, start } = OFFICES[side]
  return (
    <header {...hydrationMark} className={header.header}>
      <div className={styles.inner}>
        <Link {...start} className={header.logoLink}>
          <Wordmark shape="narrow" />
        </Link>
        <span className={styles.title}>{title}</span>
        <div className={`${header.nav} ${styles.ways}`}>
          {office?.side === 'HOSPITAL' && <span className={styles.hospital}>{office.hospitalName}</span>}
          {office && (
            <>
              <span className={styles.name}>
                <span className={styles.duty}>担当: </span>
                {office.name}
              </span>
              <PlainPost command={logOutFn} ends="session">
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
