import type { Problems } from '../../domain/registration-rule.ts'

export const ALREADY_REGISTERED = 'このメールアドレスはすでに登録されています'

/** What the account server says of an account it does not open, said of the field. */
export function registerProblems(outcome: string, reason: string | null): Problems {
  switch (outcome) {
    case 'INVALID_LOGIN_ID':
      return { loginId: 'メールアドレスの形式で入力してください' }
    case 'ALREADY_REGISTERED':
      return { loginId: ALREADY_REGISTERED }
    case 'WEAK_PASSWORD':
      return { password: reason ?? '8桁以上の、英字と数字を含むパスワードにしてください' }
    case 'CONSENT_MISSING':
      return { consent: '登録には同意が必要です' }
    default:
      return {}
  }
}
