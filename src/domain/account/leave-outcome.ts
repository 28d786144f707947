/** Why leaving did not go through. */
const MESSAGES = {
  WRONG_CREDENTIALS: 'パスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  NOT_PROVED: 'ご本人の確認のため、いったんログアウトして、もう一度ログインしてから退会してください。',
  WORKS_AHEAD:
    '確定した勤務が残っているため、退会できません。勤務が終わってから、またはキャンセルが確定してからお手続きください。',
  NOT_ALLOWED: 'このアカウントは画面から退会できません。お問い合わせください。',
}

const PREFIX = 'LEAVE_'

/** The outcome as an address carries it, beside those of other forms on the same page. */
export const leaveOutcome = (outcome: string): string => `${PREFIX}${outcome}`

/** Undefined for what is no outcome of leaving; an address may say anything. */
export const leaveMessage = (outcome: string | undefined): string | undefined =>
  outcome?.startsWith(PREFIX)
    ? Object.entries(MESSAGES).find(([name]) => leaveOutcome(name) === outcome)?.[1]
    : undefined
