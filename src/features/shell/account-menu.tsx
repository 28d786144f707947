import { buttonClass } from '../../ui/button/button-class.ts'
import { UserIcon } from '../../ui/icon/subject-icons.tsx'
import { logOut } from '../session/session.functions.ts'
import { displayName, type Session } from '../session/session.ts'
import * as styles from './account-menu.css.ts'

type AccountMenuProps = Pick<Session, 'doctor'> & { isStaffSide: boolean }

const nameOf = ({ doctor, isStaffSide }: AccountMenuProps): string => {
  if (doctor) return `${displayName(doctor)}先生`
  return isStaffSide ? '運営スタッフ' : '登録途中のアカウント'
}

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
        <a href="/like" className={buttonClass({ size: 'sm', block: true })}>
          お気に入り
        </a>
        <a href="/subscription" className={buttonClass({ size: 'sm', block: true })}>
          フォロー中の病院
        </a>
        <a href="/profile" className={buttonClass({ size: 'sm', block: true })}>
          プロフィール
        </a>
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
