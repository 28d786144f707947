import { eq } from 'drizzle-orm'
import { CHANGE_KIND } from '../../domain/doctor/profile-change.ts'
import { hrefOf } from '../../platform/address.ts'
import { toProfile } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { profileChange } from '../database/schema/doctor/profile.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'

export const CHANGE_MAIL = 'CHANGE_DECISION'

/** Mail about a decided change request; it names the kind, never the values. */
export const createChangeLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof CHANGE_MAIL, LetterWriter>> => ({
  [CHANGE_MAIL]: async ({ changeId = '' }) => {
    const [decided] = await database
      .select({
        kind: profileChange.kind,
        state: profileChange.state,
        answer: profileChange.answer,
        lastName: doctor.lastName,
        firstName: doctor.firstName,
      })
      .from(profileChange)
      .innerJoin(doctor, eq(doctor.id, profileChange.doctorId))
      .where(eq(profileChange.id, changeId))
    if (!decided) return null
    const { kind, state, answer, lastName, firstName } = decided
    const subject = CHANGE_KIND[kind]
    const isApproved = state === 'APPROVED'
    return letterOf(isApproved ? `${subject}を変更しました` : `${subject}の変更の申請についてのお知らせ`, [
      `${lastName} ${firstName}先生`,
      '',
      isApproved
        ? `申請いただいた${subject}の変更を確認し、ご登録の内容に反映しました。`
        : `申請いただいた${subject}の変更を確認しましたが、反映できませんでした。ご登録の内容は変わっていません。お手数をおかけしますが、次の連絡をご確認のうえ、もう一度申請してください。`,
      ...(answer ? ['', '【担当者からの連絡】', answer] : []),
      '',
      'ご登録の内容は、次のページでご確認いただけます。',
      `${origin}${hrefOf(toProfile())}`,
    ])
  },
})
