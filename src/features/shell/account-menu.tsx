import { toLike, toProfile, toStaff, toSubscription } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { UserIcon } from '../../ui/icon/subject-icons.tsx'
import { PlainPost } from '../forms/plain-post.tsx'
import { logOut } from '../session/session.functions.ts'
import { displayName, type Session } from '../session/session.ts'
import * as styles from './account-menu.css.ts'

type AccountMenuProps = Pick<Session, 'doctor' | 'staffName'>

const nameOf = ({ doctor, staffName }: AccountMenuProps): string => {
  if (staffName !== null) return `運営スタッフ ${staffName}`
  return doctor ? `${displayName(doctor)}先生` : '登録途中のアカウント'
}

const DOCTORS_PAGES = [
  ['お気に入り', toLike()],
  ['フォロー中の病院', toSubscription()],
  ['プロフィール', toProfile()],
] as const
const STAFF_PAGES = [['運営の画面へ', toStaff()]] as const

/** Opens without script, and logs out as a plain post: nothing of the doctor stays in the page that follows. */
export function AccountMenu(props: AccountMenuProps) {
  const name = nameOf(props)
  return (
    <details data-menu className={styles.menu}>
      <summary className={styles.summary}>
        <UserIcon className={styles.icon} />
        <span className={styles.name}>{name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>{name}</p>
        {(props.staffName === null ? DOCTORS_PAGES : STAFF_PAGES).map(([words, address]) => (
          <Link key={words} {...address} className={buttonClass({ size: 'sm', block: true })}>
            {words}
          </Link>
        ))}
        <PlainPost command={logOut}>
          <button type="submit" className={buttonClass({ size: 'sm', block: true })}>
            ログアウト
          </button>
        </PlainPost>
      </div>
    </details>
  )
}
