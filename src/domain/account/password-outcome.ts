import { UNAVAILABLE } from '../text/outage.ts'
import { outcomeWords } from '../text/outcome-words.ts'

/** Messages about passwords and sessions; outcomes without a message are absent. */
export const PASSWORD_MESSAGES = {
  WRONG_CREDENTIALS: 'いまのパスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  LINK_USED: 'このリンクはすでに使われています。新しいパスワードでログインしてください。',
  LINK_EXPIRED: 'リンクの有効期限(30分)が過ぎました。もう一度メールをお受け取りください。',
  LINK_REPLACED: 'このリンクは使えなくなりました。あとから届いたメールのリンクをお使いください。',
  LINK_UNKNOWN: '確認コードが正しくありません。メールのリンクをもう一度開いてください。',
  NOT_FOUND: 'この端末はすでにログアウトしています。',
  UNREACHABLE: UNAVAILABLE,
}

export const passwordWords = outcomeWords(PASSWORD_MESSAGES)
