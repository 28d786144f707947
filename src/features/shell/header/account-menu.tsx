import { toLike, toNotices, toPerformance, toProfile, toSubscription } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { UserIcon } from '../../../ui/icon/subject-icons.tsx'
import { PlainPost } from '../../forms/plain-post.tsx'
import { logOutFn } from '../../session/session.functions.ts'
import { displayName, type Session } from '../../session/session.ts'
import * as styles from './account-menu.css.ts'
import { OFFICES } from './office-header.tsx'

type AccountMenuProps = Pick<Session, 'doctor' | 'office'>

const nameOf = ({ doctor, office }: AccountMenuProps): string => {
  if (office) return `${office.side === 'STAFF' ? '運営スタッフ' : office.hospitalName} ${office.name}`
  return doctor ? `${displayName(doctor)}先生` : '登録途中のアカウント'
}

const DOCTORS_PAGES = [
  ['お知らせ', toNotices()],
  ['お気に入り', toLike()],
  ['フォロー中の病院', toSubscription()],
  ['勤務実績', toPerformance()],
  ['プロフィール', toProfile()],
] as const

/** Opens without script, and logs out as a plain post: nothing of the doctor stays in the page that follows. */
export function AccountMenu(props: AccountMenuProps) {
  const name = nameOf(props)
  const office = props.office && OFFICES[props.office.side]
  const pages = office ? ([[`${office.title}へ`, office.start]] as const) : DOCTORS_PAGES
  return (
    <details data-menu className={styles.menu}>
      <summary className={styles.summary}>
        <UserIcon className={styles.icon} />
        <span className={styles.name}>{name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>{name}</p>
        {pages.map(([words, address]) => (
          <Link key={words} {...address} className={styles.row}>
            {words}
          </Link>
        ))}
        <PlainPost command={logOutFn} ends="session">
          <button type="submit" className={styles.row}>
            ログアウト
          </button>
        </PlainPost>
      </div>
    </details>
  )
}
