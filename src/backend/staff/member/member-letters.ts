import { WAIT_HOURS } from '../../../domain/staff/membership.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toForgotten, toStaffLogin, toStaffMembers } from '../../../platform/addresses.ts'
import type { Database } from '../../database/client.ts'
import { letterOf, type LetterWriter } from '../../mail/letter.ts'
import { findMemberName } from './staff-member.store.ts'

/** To who was added. */
export const STAFF_ADDED_MAIL = 'STAFF_ADDED'
/** To every member: somebody was added, or has no access any more. */
export const STAFF_JOINS_MAIL = 'STAFF_JOINS'
export const STAFF_LEFT_MAIL = 'STAFF_LEFT'

type MemberMail = typeof STAFF_ADDED_MAIL | typeof STAFF_JOINS_MAIL | typeof STAFF_LEFT_MAIL

const STRANGE = '心当たりがないときは、すぐにほかの運営スタッフとご確認ください。'

/** The mails about who is of our staff. */
export function createMemberLetters(
  database: Database,
  origin: string,
): Readonly<Record<MemberMail, LetterWriter>> {
  const nameOf = async (accountId: string | undefined) =>
    (accountId ? await findMemberName(database, accountId) : null) ?? 'サーバーの管理者'
  const linesOf = async ({ staffId, by, at = '' }: Record<string, string>, did: string) => [
    `${tokyoText(new Date(at))}に、${await nameOf(by)}さんが、${await nameOf(staffId)}さんを${did}。`,
  ]
  const members = `${origin}${hrefOf(toStaffMembers())}`

  return {
    [STAFF_ADDED_MAIL]: async ({ waits }) =>
      letterOf('運営スタッフに登録されました', [
        'DPワークの運営スタッフに登録されました。',
        ...(waits
          ? [`ほかの運営スタッフが確認するか、${WAIT_HOURS}時間が過ぎると、運営の画面をお使いになれます。`]
          : []),
        'はじめての方には、パスワードを決めるためのメールを別にお送りしています。パスワードを決めてから、次のページでログインしてください。',
        `${origin}${hrefOf(toStaffLogin())}`,
        '',
        'メールのリンクの期限が過ぎたときや、パスワードをお忘れのときは、次のページからお申し込みください。',
        `${origin}${hrefOf(toForgotten())}`,
      ]),
    [STAFF_JOINS_MAIL]: async (payload) =>
      letterOf('運営スタッフが追加されました', [
        ...(await linesOf(payload, '運営スタッフに追加しました')),
        `ほかの運営スタッフが確認するか、${WAIT_HOURS}時間が過ぎると、運営の画面を使えるようになります。追加した本人は確認できません。`,
        `${STRANGE}次のページで、この方の権限を外せます。`,
        members,
      ]),
    [STAFF_LEFT_MAIL]: async (payload) =>
      letterOf('運営スタッフの権限が外れました', [
        ...(await linesOf(payload, '運営スタッフから外しました')),
        STRANGE,
        members,
      ]),
  }
}
