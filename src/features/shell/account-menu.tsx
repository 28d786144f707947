import { buttonClass } from '../../ui/button/button-class.ts'
import { UserIcon } from '../../ui/icon/subject-icons.tsx'
import { logOut } from '../session/session.functions.ts'
import { displayName, type Session } from '../session/session.ts'
import * as styles from './account-menu.css.ts'

/** Opens without script, and logs out as a plain post: nothing of the doctor stays in the page that follows. */
export function AccountMenu({ doctor }: Pick<Session, 'doctor'>) {
  const name = doctor ? `${displayName(doctor)}先生` : '登録途中のアカウント'
  return (
    <details data-menu className={styles.menu}>
      <summary className={styles.summary}>
        <UserIcon className={styles.icon} />
        <span className={styles.name}>{name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>{name}</p>
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
