import { eq, sql } from 'drizzle-orm'
import { listingOfNumber } from '../../../domain/listing/listing-number.ts'
import type { StaffAction } from '../../../domain/staff/staff-action.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toContact, toOwnListings } from '../../../platform/addresses.ts'
import type { Database } from '../../database/client.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { staffAction } from '../../database/schema/staff-action.ts'
import { letterOf, type LetterWriter } from '../../mail/letter.ts'

export const REVIEW_MAIL = 'LISTING_REVIEW'

type Words = { subject: string; news: string; next: string; shelf: 'OPEN' | 'PAUSED' | 'FILLED' }

const WORDS: Partial<Record<StaffAction, Words>> = {
  LISTING_APPROVED: {
    subject: '求人の審査が済みました',
    news: 'ご掲載いただいた求人の審査が済みました。求人は、先生の検索に表示されます。',
    next: '求人は、次のページでご確認いただけます。',
    shelf: 'OPEN',
  },
  LISTING_RETURNED: {
    subject: '求人の内容をご確認ください',
    news: 'ご掲載いただいた求人について、確認していただきたいことがあります。内容を直して「変更を掲載する」を押していただくと、もう一度審査します。それまで、求人は検索に表示されません。',
    next: '求人は、次のページの「停止中」から編集できます。',
    shelf: 'PAUSED',
  },
  LISTING_QUESTIONED: {
    subject: '求人の内容をご確認ください',
    news: '掲載中の求人について、先生からお知らせがありました。次の点をご確認のうえ、必要であれば求人を編集してください。掲載は続いています。',
    next: '求人は、次のページから編集できます。',
    shelf: 'OPEN',
  },
  LISTING_STOPPED: {
    subject: '求人の掲載を止めました',
    news: '掲載中の求人について、先生からお知らせがあり、運営の判断で掲載を止めました。内容を直して「変更を掲載する」を押していただくと、審査のうえ掲載を再開します。成立した勤務と届いている応募には、これまでどおりご対応ください。',
    next: '求人は、次のページの「停止中」から編集できます。',
    shelf: 'PAUSED',
  },
}

/** A stopped listing that was filled: it takes no applications as it is. */
const STOPPED_FILLED: Words = {
  subject: '求人の再開を止めました',
  news: '枠の埋まった求人について、先生からお知らせがあり、運営の判断で募集の再開を止めました。枠が空いても、内容を直して「変更を掲載する」を押していただき、審査が済むまで、募集は再開しません。成立した勤務と届いている応募には、これまでどおりご対応ください。',
  next: '求人は、次のページの「充足」から編集できます。',
  shelf: 'FILLED',
}

/** The mail to the members of a hospital: what was decided about a listing in review or reported, its reason and the next step. */
export const createReviewLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof REVIEW_MAIL, LetterWriter>> => ({
  [REVIEW_MAIL]: async ({ actionId = '', number = '', reason = '', status = '' }) => {
    const [decided] = await database
      .select({ action: staffAction.kind, name: hospital.name })
      .from(staffAction)
      .innerJoin(hospital, eq(hospital.id, sql`${staffAction.subject}::bigint`))
      .where(eq(staffAction.id, actionId))
    const isFilled = decided?.action === 'LISTING_STOPPED' && status === 'FILLED'
    const words = isFilled ? STOPPED_FILLED : decided && WORDS[decided.action]
    const kind = listingOfNumber(number)?.kind
    if (!decided || !words || !kind) return null
    return letterOf(words.subject, [
      `${decided.name} ご担当者様`,
      '',
      words.news,
      '',
      `求人番号: ${number}`,
      ...(reason === '' ? [] : ['', '【運営からの連絡】', reason]),
      '',
      words.next,
      `${origin}${hrefOf(toOwnListings({ kind, shelf: words.shelf }))}`,
      '',
      'ご不明な点は、次のページからお問い合わせください。',
      `${origin}${hrefOf(toContact())}`,
    ])
  },
})
