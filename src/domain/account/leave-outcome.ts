import { UNAVAILABLE } from '../text/outage.ts'
import { outcomeWords } from '../text/outcome-words.ts'

/** Messages of a refused 退会. */
export const leaveWords = outcomeWords({
  WRONG_CREDENTIALS: 'パスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  NOT_PROVED: 'ご本人の確認のため、いったんログアウトして、もう一度ログインしてから退会してください。',
  WORKS_AHEAD:
    '確定した勤務が残っているため、退会できません。勤務が終わってから、またはキャンセルが確定してからお手続きください。',
  UNREACHABLE: UNAVAILABLE,
  NOT_ALLOWED: 'このアカウントは画面から退会できません。お問い合わせください。',
})
