import { buttonClass } from '../../ui/button/button-class.ts'
import { UserIcon } from '../../ui/icon/subject-icons.tsx'
import { logOut } from '../session/session.functions.ts'
import { displayName, type Session } from '../session/session.ts'
import * as styles from './account-menu.css.ts'

type AccountMenuProps = Pick<Session, 'doctor' | 'staffName'>

const nameOf = ({ doctor, staffName }: AccountMenuProps): string => {
  if (staffName !== null) return `運営スタッフ ${staffName}`
  return doctor ? `${displayName(doctor)}先生` : '登録途中のアカウント'
}

const DOCTORS_PAGES = [
  ['お気に入り', '/like'],
  ['フォロー中の病院', '/subscription'],
  ['プロフィール', '/profile'],
] as const
const STAFF_PAGES = [['運営の画面へ', '/staff']] as const

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
        {(props.staffName === null ? DOCTORS_PAGES : STAFF_PAGES).map(([words, path]) => (
          <a key={path} href={path} className={buttonClass({ size: 'sm', block: true })}>
            {words}
          </a>
        ))}
        <form action={logOut.url} method="post" encType="multipart/form-data">
          {/* Without a field some servers refuse the empty body. */}
          <input type="hidden" name="logOut" value="1" />
          <button type="submit" className={buttonClass({ size: 'sm', block: true })}>
            ログアウト
          </button>
        </form>
      </div>
    </details>
  )
}
