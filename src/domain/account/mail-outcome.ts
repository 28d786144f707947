import { durationText } from '../text/shift-text.ts'

type Told = { tone: 'good' | 'danger'; text: string }

const good = (text: string): Told => ({ tone: 'good', text })
const bad = (text: string): Told => ({ tone: 'danger', text })

/** What came of a wish about the mail address, for the person who had it. */
const MESSAGES: Record<string, Told> = {
  REQUESTED: good(
    '確認メールをお送りしました。60分以内に、メールのリンクを開いてください。届かないときは、迷惑メールのフォルダーをお確かめください。',
  ),
  NOTHING_TO_CONFIRM: good('メールアドレスの確認は済んでいます。'),
  CONFIRMED: good('メールアドレスを確認しました。'),
  UNCHANGED: bad('いまと同じメールアドレスです。'),
  INVALID_LOGIN_ID: bad('メールアドレスの形式で入力してください。'),
  ALREADY_REGISTERED: bad('このメールアドレスはすでに登録されています。'),
  NOT_PROVED: bad('ご本人の確認のため、いったんログアウトして、もう一度ログインしてから変更してください。'),
  STOPPED: good('メールアドレスの変更を止めました。'),
  WRONG_CREDENTIALS: bad('いまのパスワードが正しくありません。'),
  TOO_MANY_ATTEMPTS: bad('操作が続いたため、少し時間をおいてからお試しください。'),
  BUSY: bad('ただいま混み合っています。少し時間をおいてからお試しください。'),
  SIGNED_OUT: bad('ログインの有効期限が切れました。もう一度ログインしてください。'),
  LINK_USED: bad('このリンクはすでに使われています。もう一度確認する必要はありません。'),
  LINK_EXPIRED: bad(
    'リンクの有効期限(60分)が過ぎました。プロフィールから、確認メールをもう一度お受け取りください。',
  ),
  LINK_REPLACED: bad(
    'このリンクは使えなくなりました。あとから届いたメールのリンクを使うか、もう一度メールをお受け取りください。',
  ),
  LINK_UNKNOWN: bad('確認コードが正しくありません。メールのリンクをもう一度開いてください。'),
  UNREACHABLE: bad('通信できませんでした。入力した内容はそのままです。もう一度お試しください。'),
}

/** Undefined for what is no outcome; it may come from the address, where anything can stand. */
export function mailOutcomeText(outcome: string | undefined, retryAfter?: number | null): Told | undefined {
  const told = outcome !== undefined && Object.hasOwn(MESSAGES, outcome) ? MESSAGES[outcome] : undefined
  if (!told || !retryAfter) return told
  return { ...told, text: `${told.text}(あと${durationText(Math.ceil(retryAfter / 60))}ほど)` }
}
