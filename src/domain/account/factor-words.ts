import { UNAVAILABLE } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'
import { FACTOR_SHOWN_MINUTES } from './second-factor.ts'

const WRONG_CODE =
  '確認コードが正しくないか、すでに使われています。アプリに表示されている新しいコードを入力してください。'

const COMMON = {
  WRONG_CODE,
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  UNREACHABLE: UNAVAILABLE,
} as const

/** Of the second step of a log-in. */
export const logInCodeWords = outcomeWords(COMMON)

/** Of setting up a second factor, and of its changes. */
export const factorWords = outcomeWords({
  ...COMMON,
  TURNED_ON: good('二段階認証を設定しました。ほかの端末からはログアウトしました。'),
  TURNED_OFF: good('二段階認証をやめました。'),
  RENEWED: good('リカバリーコードを作り直しました。前のコードは使えません。'),
  HIDDEN: good('リカバリーコードの表示を終えました。'),
  ALREADY_ON: '二段階認証は、すでに設定されています。',
  NOT_ON: '二段階認証は設定されていません。',
  SETUP_OVER: `設定の時間(${FACTOR_SHOWN_MINUTES}分)が過ぎました。もう一度はじめから設定してください。`,
  WRONG_CREDENTIALS: 'いまのパスワードが正しくありません。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  NOT_ALLOWED: 'メールアドレスの確認が済むと、二段階認証を設定できます。',
  UNAVAILABLE: 'ただいま、二段階認証を設定できません。運営にお問い合わせください。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
})
