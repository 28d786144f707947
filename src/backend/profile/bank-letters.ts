import { eq } from 'drizzle-orm'
import { momentText } from '../../domain/text/shift-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toProfile } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'

export const BANK_MAIL = 'BANK_CHANGED'

/** Security notice to the doctor after every change of the bank account. */
export const createBankLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof BANK_MAIL, LetterWriter>> => ({
  [BANK_MAIL]: async ({ doctorId = '', at = '' }) => {
    const [owner] = await database
      .select({ lastName: doctor.lastName, firstName: doctor.firstName })
      .from(doctor)
      .where(eq(doctor.id, doctorId))
    if (!owner) return null
    return letterOf('振込口座が登録されました', [
      `${owner.lastName} ${owner.firstName}先生`,
      '',
      `${momentText(at)}に、給与の振込口座が登録または変更されました。`,
      '',
      'ご自身で変更された場合は、何もなさらなくて大丈夫です。',
      'お心当たりがないときは、すぐにプロフィールを開き、パスワードの変更と、すべての端末からのログアウトをお願いします。',
      `${origin}${hrefOf(toProfile())}`,
    ])
  },
})
