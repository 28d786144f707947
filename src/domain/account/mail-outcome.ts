import { UNAVAILABLE } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** Messages after a command about the mail address. */
export const mailWords = outcomeWords({
  REQUESTED: good(
    '確認メールをお送りしました。60分以内に、メールのリンクを開いてください。届かないときは、迷惑メールのフォルダーをお確かめください。',
  ),
  NOTHING_TO_CONFIRM: good('メールアドレスの確認は済んでいます。'),
  CONFIRMED: good('メールアドレスを確認しました。'),
  UNCHANGED: 'いまと同じメールアドレスです。',
  INVALID_LOGIN_ID: 'メールアドレスの形式で入力してください。',
  ALREADY_REGISTERED: 'このメールアドレスはすでに登録されています。',
  NOT_PROVED: 'ご本人の確認のため、いったんログアウトして、もう一度ログインしてから変更してください。',
  STOPPED: good('メールアドレスの変更を止めました。'),
  WRONG_CREDENTIALS: 'いまのパスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  LINK_USED: 'このリンクはすでに使われています。もう一度確認する必要はありません。',
  LINK_EXPIRED:
    'リンクの有効期限(60分)が過ぎました。プロフィールから、確認メールをもう一度お受け取りください。',
  LINK_REPLACED:
    'このリンクは使えなくなりました。あとから届いたメールのリンクを使うか、もう一度メールをお受け取りください。',
  LINK_UNKNOWN: '確認コードが正しくありません。メールのリンクをもう一度開いてください。',
  UNREACHABLE: UNAVAILABLE,
})
