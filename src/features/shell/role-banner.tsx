import type { Role } from '../../domain/role.ts'
import * as styles from './role-banner.css.ts'

type Link = { href: string; words: string }

type Words = readonly [step: string, more: string, link?: Link]

/** What keeps a signed-in doctor from applying, and what comes next. */
const NEXT_STEP: Partial<Record<Role, Words>> = {
  PreRegistered: [
    '登録を完了すると応募できます。',
    '入力した内容は保存されています。',
    { href: '/sign-up', words: '登録を続ける' },
  ],
  Initial: [
    'あと1ステップで応募できます。',
    '医師免許証の写真を、提出から通常1営業日以内に確認します。',
    { href: '/sign-up?step=documents', words: '書類の提出と状況' },
  ],
  InReviewDoctor: [
    '審査が終わると応募できます。',
    '通常1営業日以内に確認します。求人は今からご覧いただけます。',
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
  '確認中です。通常1営業日以内に確認が終わります。',
  '終わるとメールでお知らせし、応募できるようになります。',
  { href: '/sign-up?step=documents', words: '提出した書類' },
]

const suspension = (until: string) =>
  [
    `${until}まで、応募はご利用いただけません。`,
    'その時刻を過ぎると自動で再開します。これまでの勤務の記録はご覧いただけます。',
  ] as const

type RoleBannerProps = {
  role: Role
  suspendedUntil: string | null | undefined
  licenceInReview: boolean | undefined
}

function wordsOf({ role, suspendedUntil, licenceInReview }: RoleBannerProps): Words | undefined {
  if (suspendedUntil) return suspension(suspendedUntil)
  return role === 'Initial' && licenceInReview ? LICENCE_IN_REVIEW : NEXT_STEP[role]
}

export function RoleBanner(props: RoleBannerProps) {
  const words = wordsOf(props)
  if (!words) return null
  const [step, more, link] = words
  return (
    <aside aria-label="応募までの次の手順" className={styles.banner}>
      <p className={styles.words}>
        <span className={styles.step}>{step}</span> {more}
        {link && (
          <>
            {' '}
            <a href={link.href} className={styles.link}>
              {link.words}
            </a>
          </>
        )}
      </p>
    </aside>
  )
}
