import { REVIEW_TIME } from '../../domain/account/review-time.ts'
import type { Role } from '../../domain/account/role.ts'
import type { Address } from '../../platform/address.ts'
import { toSignUp } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { PlainPost } from '../forms/plain-post.tsx'
import { askToReturnFn } from '../session/session.functions.ts'
import type { Session } from '../session/session.ts'
import * as styles from './role-banner.css.ts'
import { contactLinked } from '../forms/contact-linked.tsx'

type NextPage = { address: Address; words: string }

type Words = readonly [step: string, more: string, next?: NextPage]

/** What keeps a signed-in doctor from applying, and what comes next. */
const NEXT_STEP: Partial<Record<Role, Words>> = {
  PreRegistered: [
    '登録を完了すると応募できます。',
    '入力した内容は保存されています。',
    { address: toSignUp(), words: '登録を続ける' },
  ],
  Initial: [
    'あと1ステップで応募できます。',
    `医師免許証の写真を、提出から${REVIEW_TIME}に確認します。`,
    { address: toSignUp({ step: 'documents' }), words: '書類の提出と状況' },
  ],
  InReviewDoctor: [
    '審査が終わると応募できます。',
    `${REVIEW_TIME}に確認します。求人は今からご覧いただけます。`,
  ],
  MedicalLicenseVerified: [
    '選考ありの求人に応募できます。',
    '病院への連絡と、選考なしの求人への応募は、審査が終わってからになります。',
  ],
  BannedDoctor: [
    '現在、応募はご利用いただけません。お問い合わせください。',
    'これまでの勤務の記録はご覧いただけます。',
  ],
}

const LICENCE_IN_REVIEW: Words = [
  `確認中です。${REVIEW_TIME}に確認が終わります。`,
  '終わるとメールでお知らせし、応募できるようになります。',
  { address: toSignUp({ step: 'documents' }), words: '提出した書類' },
]

const suspension = (until: string) =>
  [
    `${until}まで、応募はご利用いただけません。`,
    'その時刻を過ぎると自動で再開します。これまでの勤務の記録はご覧いただけます。',
  ] as const

type RoleBannerProps = { role: Role; doctor: Session['doctor'] }

function wordsOf({ role, doctor }: RoleBannerProps): Words | undefined {
  if (doctor?.suspendedUntil) return suspension(doctor.suspendedUntil)
  return role === 'Initial' && doctor?.licenceInReview ? LICENCE_IN_REVIEW : NEXT_STEP[role]
}

export function RoleBanner({ role, doctor }: RoleBannerProps) {
  if (doctor?.left) return <LeftBanner hasAsked={doctor.left === 'RETURN_ASKED'} />
  const words = wordsOf({ role, doctor })
  if (!words) return null
  const [step, more, next] = words
  return (
    <aside aria-label="応募までの次の手順" className={styles.banner}>
      <p className={styles.words}>
        <span className={styles.step}>{contactLinked(step)}</span> {more}
        {next && (
          <>
            {' '}
            <Link {...next.address} className={styles.link}>
              {next.words}
            </Link>
          </>
        )}
      </p>
    </aside>
  )
}

/** Who has left is under no review; the way back leads through our staff. A plain post, answered by the next page. */
function LeftBanner({ hasAsked }: { hasAsked: boolean }) {
  return (
    <aside aria-label="退会済みのアカウント" className={styles.banner}>
      <PlainPost command={askToReturnFn} className={styles.ask}>
        <p>
          <span className={styles.step}>退会済みのアカウントです。</span>{' '}
          これまでの勤務の記録はご覧いただけます。
          {hasAsked && ` 利用再開のお申し込みを受け付けました。${REVIEW_TIME}にメールでご連絡します。`}
        </p>
        {!hasAsked && (
          <button type="submit" className={buttonClass({ size: 'sm' })}>
            利用の再開を申し込む
          </button>
        )}
      </PlainPost>
    </aside>
  )
}
