import { momentText } from '../../domain/text/shift-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toForgotten } from '../../platform/addresses.ts'
import { letterOf, type Letter, type LetterWriter } from '../mail/letter.ts'

const CARE = (origin: string) => [
  '',
  'ご本人の操作の場合は、何もなさらなくて大丈夫です。',
  'お心当たりがないときは、すぐに次のページでパスワードを再設定してください。すべての端末からログアウトし、進行中の変更も取り消されます。',
  `${origin}${hrefOf(toForgotten())}`,
]

const newDeviceLetter = (origin: string, { at = '', device = '' }: Record<string, string>): Letter =>
  letterOf('新しい端末からログインがありました', [
    `${momentText(at)}に、はじめての端末からログインがありました。`,
    `端末: ${device}`,
    ...CARE(origin),
  ])

const lineLetter = (origin: string, at: string, isLinked: boolean): Letter =>
  letterOf(isLinked ? 'LINEと連携しました' : 'LINEとの連携が解除されました', [
    isLinked
      ? `${momentText(at)}に、LINEとの連携が設定されました。このLINEでもログインできます。`
      : `${momentText(at)}に、LINEとの連携が解除されました。LINEでのログインはできなくなりました。もう一度お使いになるときは、ログインしてからプロフィールで連携してください。`,
    ...CARE(origin),
  ])

/** Mails that tell the owner about changes of the account. */
export const createAccountLetters = (
  origin: string,
): Readonly<Record<'NEW_DEVICE' | 'LINE_LINKED' | 'LINE_UNLINKED', LetterWriter>> => ({
  NEW_DEVICE: async (payload) => newDeviceLetter(origin, payload),
  LINE_LINKED: async ({ at = '' }) => lineLetter(origin, at, true),
  LINE_UNLINKED: async ({ at = '' }) => lineLetter(origin, at, false),
})
