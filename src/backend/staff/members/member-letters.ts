import { hrefOf } from '../../../platform/address.ts'
import { toForgotten, toStaffLogin } from '../../../platform/addresses.ts'
import { letterOf, type LetterWriter } from '../../mail/letter.ts'

export const STAFF_ADDED_MAIL = 'STAFF_ADDED'

/** The mail to a new member of our staff: what follows, and where to log in. */
export const createAddedLetters = (
  origin: string,
): Readonly<Record<typeof STAFF_ADDED_MAIL, LetterWriter>> => ({
  [STAFF_ADDED_MAIL]: async () =>
    letterOf('運営スタッフに登録されました', [
      'DPワークの運営スタッフに登録されました。',
      'はじめての方には、パスワードを決めるためのメールを別にお送りしています。パスワードを決めてから、次のページでログインしてください。',
      `${origin}${hrefOf(toStaffLogin())}`,
      '',
      'メールのリンクの期限が過ぎたときや、パスワードをお忘れのときは、次のページからお申し込みください。',
      `${origin}${hrefOf(toForgotten())}`,
    ]),
})
