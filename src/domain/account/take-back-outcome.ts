import { outcomeWords } from '../text/outcome-words.ts'
import { PASSWORD_MESSAGES } from './password-outcome.ts'

/** Messages of recovering an account by its previous address; some differ from those of a password reset. */
export const takeBackWords = outcomeWords({
  ...PASSWORD_MESSAGES,
  ALREADY_REGISTERED: 'このメールアドレスは、別のアカウントで使われています。運営までお問い合わせください。',
  LINK_USED: 'このリンクはすでに使われています。元のメールアドレスと新しいパスワードでログインしてください。',
  LINK_EXPIRED: 'リンクの有効期限(7日)が過ぎました。運営までお問い合わせください。',
  LINK_REPLACED:
    'すでに元のメールアドレスに戻っています。ログインできないときは、パスワードを再設定してください。',
})
