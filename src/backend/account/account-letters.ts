import { momentText } from '../../domain/shift-text.ts'
import { letterOf } from '../mail/letter.ts'
import type { Letter, LetterWriter } from '../mail/mail-worker.ts'

const CARE = (origin: string) => [
  '',
  'ご本人の操作の場合は、何もなさらなくて大丈夫です。',
  'お心当たりがないときは、すぐに次のページでパスワードを再設定してください。すべての端末からログアウトし、進行中の変更も取り消されます。',
  `${origin}/login/forgotten`,
]

const newDeviceLetter = (origin: string, { at = '', device = '' }: Record<string, string>): Letter =>
  letterOf('新しい端末からログインがありました', [
    `${momentText(at)}に、はじめての端末からログインがありました。`,
    `端末: ${device}`,
    ...CARE(origin),
  ])

/** Mails that tell the owner what has been done with the account. */
export const createAccountLetters = (origin: string): Readonly<Record<'NEW_DEVICE', LetterWriter>> => ({
  NEW_DEVICE: async (payload) => newDeviceLetter(origin, payload),
})
