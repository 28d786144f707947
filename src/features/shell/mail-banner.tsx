import { buttonClass } from '../../ui/button/button-class.ts'
import { requestMailConfirmationFn } from '../account/mail.functions.ts'
import { PlainPost } from '../forms/plain-post.tsx'
import * as styles from './role-banner.css.ts'

/** Asks who has not opened the mailed link yet to do so. A plain post, answered on the profile; nothing is kept from anybody. */
export function MailBanner() {
  return (
    <aside aria-label="メールアドレスの確認" className={styles.banner}>
      <PlainPost command={requestMailConfirmationFn} className={styles.ask}>
        <p>
          <span className={styles.step}>メールアドレスの確認がまだ済んでいません。</span>{' '}
          届いたメールのリンクを開いてください。
        </p>
        <button type="submit" className={buttonClass({ size: 'sm' })}>
          確認メールを再送
        </button>
      </PlainPost>
    </aside>
  )
}
