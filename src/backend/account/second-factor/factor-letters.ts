import { momentText } from '../../../domain/text/shift-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toForgotten } from '../../../platform/addresses.ts'
import { letterOf, type LetterWriter } from '../../mail/letter.ts'

export type FactorMail =
  | 'FACTOR_ON'
  | 'FACTOR_OFF'
  | 'FACTOR_CODES'
  | 'FACTOR_CODE_USED'
  | 'FACTOR_RESET'
  | 'FACTOR_CODE_WRONG'

/** Whom the owner tells, by the kind of the account. */
const HELPERS: Readonly<Record<string, string>> = { STAFF: 'ほかの運営スタッフ', DOCTOR: '運営' }
const HELPER = (side: string | undefined) => HELPERS[side ?? ''] ?? '病院の管理者か運営'

/** Who takes a lost factor away. */
const RESETTERS: Readonly<Record<string, string>> = { STAFF: 'ほかの運営スタッフ', DOCTOR: '運営スタッフ' }
const RESETTER = (side: string | undefined) => RESETTERS[side ?? ''] ?? '病院の管理者または運営スタッフ'

const CARE = (origin: string, side: string | undefined) => [
  '',
  'ご本人の操作の場合は、何もなさらなくて大丈夫です。',
  `お心当たりがないときは、すぐに次のページでパスワードを再設定し、${HELPER(side)}にご連絡ください。`,
  `${origin}${hrefOf(toForgotten())}`,
]

/** Mails about an account's second factor. */
export function createFactorLetters(origin: string): Readonly<Record<FactorMail, LetterWriter>> {
  const letter =
    (subject: string, body: (payload: Record<string, string>) => string[]): LetterWriter =>
    async (payload) =>
      letterOf(subject, [...body(payload), ...CARE(origin, payload['side'])])
  const at = (payload: Record<string, string>) => momentText(payload['at'] ?? '')
  return {
    FACTOR_ON: letter('二段階認証を設定しました', (of) => [
      `${at(of)}に、二段階認証が設定されました。次のログインから、パスワードのあとに認証アプリの確認コードを入力します。`,
      'ほかの端末からはログアウトしました。リカバリーコードは、スマートフォンをなくしたときのために大切に保管してください。',
    ]),
    FACTOR_OFF: letter('二段階認証をやめました', (of) => [
      `${at(of)}に、二段階認証が解除されました。次のログインから、パスワードだけでログインできます。`,
    ]),
    FACTOR_CODES: letter('リカバリーコードを作り直しました', (of) => [
      `${at(of)}に、リカバリーコードが作り直されました。前のリカバリーコードは使えません。`,
    ]),
    FACTOR_CODE_USED: letter('リカバリーコードが使われました', (of) => [
      `${at(of)}に、リカバリーコードが使われました。残りは${of['left'] ?? '0'}個です。`,
      'スマートフォンを替えたときは、二段階認証をいったんやめて、設定し直してください。',
    ]),
    FACTOR_CODE_WRONG: letter('ログインの確認コードが誤っていました', (of) => [
      `${at(of)}に、正しいパスワードのあとで、誤った確認コードが入力されました。ログインはされていません。`,
      'パスワードをほかの人が知っているおそれがあります。',
    ]),
    FACTOR_RESET: letter('二段階認証が解除されました', (of) => [
      `${at(of)}に、${RESETTER(of['side'])}が、あなたの二段階認証を解除しました。すべての端末からログアウトしました。`,
      '次にログインしたあと、二段階認証を設定し直してください。',
    ]),
  }
}
