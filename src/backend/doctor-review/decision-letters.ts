import { eq } from 'drizzle-orm'
import type { DoctorDecision } from '../../domain/doctor/doctor-decision.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import { untilText } from '../../domain/text/shift-text.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import { hrefOf } from '../../platform/address.ts'
import { toContact, toMatched, toProfile, toSignUp, toSpotSearch } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorDecision } from '../database/schema/staff.ts'
import { letterOf, type Letter, type LetterWriter } from '../mail/letter.ts'

export const DECISION_MAIL = 'DOCTOR_DECISION'

type DecisionMade = {
  decision: DoctorDecision
  fromStatus: DoctorStatus
  toStatus: DoctorStatus
  reason: string
  suspendedUntil: Date | null
  lastName: string
  firstName: string
}

type Words = {
  subject: string
  news: string
  /** The next step for the doctor, and its path. */
  next: readonly [words: string, path: string]
}

const SEARCH = ['求人は、次のページからおさがしいただけます。', hrefOf(toSpotSearch())] as const
const DOCUMENTS = [
  '書類は、次のページからお送りいただけます。',
  hrefOf(toSignUp({ step: 'documents' })),
] as const
const WORKS = ['確定している勤務は、次のページでご確認いただけます。', hrefOf(toMatched())] as const

const REVIEWED = '審査が終わりましたら、あらためてお知らせします。'

/** What is open to a doctor who is back in a status; in all others our review goes on. */
const OPEN: Partial<Record<DoctorStatus, Pick<Words, 'news' | 'next'>>> = {
  INITIAL: { news: '医師免許証の写真をお送りいただくと、確認を始めます。', next: DOCUMENTS },
  APPROVE: { news: 'これまでと同じようにご利用いただけます。', next: SEARCH },
  MEDICAL_LICENSE_VERIFIED: { news: `選考ありの求人にご応募いただけます。${REVIEWED}`, next: SEARCH },
}

function backIn(status: DoctorStatus, subject: string, news: string): Words {
  const open = OPEN[status] ?? { news: REVIEWED, next: SEARCH }
  return { ...open, subject, news: `${news}${open.news}` }
}

function wordsOf({ decision, fromStatus, toStatus, suspendedUntil }: DecisionMade): Words {
  switch (decision) {
    case 'VERIFY_LICENSE':
      return {
        subject: '医師免許を確認しました',
        news: '医師免許証の確認が済みました。選考ありの求人にご応募いただけます。審査が終わりましたら、あらためてお知らせします。',
        next: SEARCH,
      }
    case 'APPROVE':
      return {
        subject: '審査が完了しました',
        news: '審査が完了しました。すべての求人にご応募いただけます。',
        next: SEARCH,
      }
    case 'RETURN':
      return {
        subject: '書類の再提出をお願いします',
        news: 'ご提出いただいた書類を確認しましたが、もう一度お送りいただく必要があります。お手数をおかけしますが、よろしくお願いいたします。',
        next: DOCUMENTS,
      }
    case 'REJECT':
      return {
        subject: 'ご登録の審査結果のお知らせ',
        news: '審査の結果、今回はご登録をお受けすることができませんでした。',
        next: ['登録された内容は、次のページでご確認いただけます。', hrefOf(toProfile())],
      }
    case 'SUSPEND':
      return {
        subject: 'ご利用の一時停止のお知らせ',
        news: suspendedUntil
          ? `${untilText(tokyoText(suspendedUntil))}まで、ご利用を一時停止しました。停止の間は、新しい応募をご利用いただけません。その時刻を過ぎると自動で再開し、お手続きは要りません。`
          : 'ご利用を一時停止しました。停止の間は、新しい応募をご利用いただけません。',
        next: WORKS,
      }
    case 'REINSTATE':
      if (fromStatus === 'SUSPENDED' && toStatus !== 'INITIAL') {
        return {
          subject: 'ご利用を再開しました',
          news: '一時停止を解除しました。これまでと同じようにご利用いただけます。',
          next: SEARCH,
        }
      }
      return backIn(
        toStatus,
        'ご登録の手続きを再開しました',
        toStatus === 'INITIAL' ? 'ご登録の手続きを再開しました。' : 'ご登録の審査を再開しました。',
      )
    case 'LIFT_BAN':
      return backIn(toStatus, 'ご利用の停止を解除しました', 'ご利用の停止を解除しました。')
    case 'BAN':
      return {
        subject: 'ご利用の停止のお知らせ',
        news: 'ご利用を停止しました。応募などはご利用いただけません。',
        next: ['これまでの勤務の記録は、次のページでご覧いただけます。', hrefOf(toMatched())],
      }
  }
}

/** Decisions to which the doctor may object (利用規約 第9条). */
const OBJECTED_TO: ReadonlySet<DoctorDecision> = new Set(['REJECT', 'SUSPEND', 'BAN'])

/** The mail to the doctor: the decision, its reason, the next step, and where to object. */
function decisionLetter(origin: string, made: DecisionMade): Letter {
  const { subject, news, next } = wordsOf(made)
  return letterOf(subject, [
    `${made.lastName} ${made.firstName}先生`,
    '',
    news,
    ...(made.reason ? ['', '【担当者からの連絡】', made.reason] : []),
    '',
    next[0],
    `${origin}${next[1]}`,
    ...(OBJECTED_TO.has(made.decision)
      ? [
          '',
          'この判断に異議があるときは、次のページからお申し出ください。',
          `${origin}${hrefOf(toContact())}`,
        ]
      : []),
  ])
}

export const createDecisionLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof DECISION_MAIL, LetterWriter>> => ({
  [DECISION_MAIL]: async ({ decisionId = '' }) => {
    const [made] = await database
      .select({
        decision: doctorDecision.decision,
        fromStatus: doctorDecision.fromStatus,
        toStatus: doctorDecision.toStatus,
        reason: doctorDecision.reason,
        suspendedUntil: doctorDecision.suspendedUntil,
        lastName: doctor.lastName,
        firstName: doctor.firstName,
      })
      .from(doctorDecision)
      .innerJoin(doctor, eq(doctor.id, doctorDecision.doctorId))
      .where(eq(doctorDecision.id, decisionId))
    return made ? decisionLetter(origin, made) : null
  },
})
