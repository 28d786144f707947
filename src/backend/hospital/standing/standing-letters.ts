import { eq, sql } from 'drizzle-orm'
import { hrefOf } from '../../../platform/address.ts'
import { toContact, toHospital, toOwnListings } from '../../../platform/addresses.ts'
import { actionOf, SUSPENDED_MEANS } from '../../../domain/listing/hospital-standing.ts'
import type { StaffAction } from '../../../domain/staff/staff-action.ts'
import type { Database } from '../../database/client.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { staffAction } from '../../database/schema/staff-action.ts'
import { letterOf, type LetterWriter } from '../../mail/letter.ts'

export const STANDING_MAIL = 'HOSPITAL_STANDING'

type Words = { subject: string; news: string; next: readonly [words: string, path: string] }

const WORDS: Partial<Record<StaffAction, Words>> = {
  [actionOf('CONFIRM')]: {
    subject: '病院の確認が済みました',
    news: '病院の確認が済みました。これから掲載する求人は、すぐに先生の検索に表示されます。審査中の求人は、求人ごとに結果をお知らせします。',
    next: ['求人は、次のページでご確認いただけます。', hrefOf(toOwnListings())],
  },
  [actionOf('SUSPEND')]: {
    subject: '病院のご利用の停止のお知らせ',
    news: `病院のご利用を停止しました。停止の間、${SUSPENDED_MEANS}`,
    next: ['ご不明な点は、次のページからお問い合わせください。', hrefOf(toContact())],
  },
  [actionOf('LIFT')]: {
    subject: '病院のご利用を再開しました',
    news: '病院のご利用の停止を解除しました。求人はふたたび検索に表示されます。',
    next: ['病院のページは、次のとおりです。', hrefOf(toHospital())],
  },
}

/** The mail to the members of a hospital: what was decided, its reason and the next step. */
export const createStandingLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof STANDING_MAIL, LetterWriter>> => ({
  [STANDING_MAIL]: async ({ actionId = '' }) => {
    const [decided] = await database
      .select({ kind: staffAction.kind, reason: staffAction.words, name: hospital.name })
      .from(staffAction)
      .innerJoin(hospital, eq(hospital.id, sql`${staffAction.subject}::bigint`))
      .where(eq(staffAction.id, actionId))
    const words = decided && WORDS[decided.kind]
    if (!words) return null
    return letterOf(words.subject, [
      `${decided.name} ご担当者様`,
      '',
      words.news,
      '',
      '【運営からの連絡】',
      decided.reason,
      '',
      words.next[0],
      `${origin}${words.next[1]}`,
    ])
  },
})
