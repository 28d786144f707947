import { passwordOutcomeText } from './password-outcome.ts'

/** What is said otherwise than of a password. */
const MESSAGES: Record<string, string> = {
  ALREADY_REGISTERED: 'このメールアドレスは、別のアカウントで使われています。運営までお問い合わせください。',
  LINK_USED: 'このリンクはすでに使われています。元のメールアドレスと新しいパスワードでログインしてください。',
  LINK_EXPIRED: 'リンクの有効期限(7日)が過ぎました。運営までお問い合わせください。',
  LINK_REPLACED:
    'すでに元のメールアドレスに戻っています。ログインできないときは、パスワードを再設定してください。',
}

/** The outcome may come from the address, where anything can stand. */
export const takeBackOutcomeText = (
  outcome: string | undefined,
  retryAfter?: number | null,
): string | undefined =>
  outcome !== undefined && Object.hasOwn(MESSAGES, outcome)
    ? MESSAGES[outcome]
    : passwordOutcomeText(outcome, retryAfter)
