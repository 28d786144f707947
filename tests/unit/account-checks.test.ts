import { describe, expect, test } from 'vitest'
import {
  checkLeaving,
  checkLogIn,
  checkMailChange,
  checkPasswordChange,
  checkRegistration,
  checkReset,
} from '#app/features/session/account-checks.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const REQUIRED = 'この項目は必須です'

describe('all that is wrong with a form of an account is said at once', () => {
  test.each([
    ['log-in', checkLogIn, {}, { loginId: REQUIRED, password: REQUIRED }],
    ['log-in, spaces', checkLogIn, { loginId: ' ', password: ' ' }, { loginId: REQUIRED }],
    [
      'log-in, far too long',
      checkLogIn,
      { loginId: 'x'.repeat(255), password: 'x'.repeat(1_025) },
      { loginId: '254桁以下の文字数を入力してください', password: '1024桁以下の文字数を入力してください' },
    ],
    ['log-in, whole', checkLogIn, { loginId: 'a@b.test', password: 'x' }, {}],
    [
      'registration',
      checkRegistration,
      { loginId: 'nobody', password: '' },
      {
        loginId: 'メールアドレスの形式で入力してください',
        password: REQUIRED,
        consent: '登録には同意が必要です',
      },
    ],
    [
      'registration, own id',
      checkRegistration,
      { loginId: 'Yamada@example.test', password: 'yamada2026', consent: '1' },
      { password: 'ユーザーIDと同じか、ほとんど同じパスワードは使えません' },
    ],
    [
      'registration after LINE',
      checkRegistration,
      { loginId: 'a@b.test', passwordOptional: '1', consent: '1' },
      {},
    ],
    ['reset', checkReset, { next: 'short' }, { token: REQUIRED, next: '8桁以上の文字数を入力してください' }],
    ['change of password', checkPasswordChange, {}, { current: REQUIRED, next: REQUIRED }],
    [
      'change of address',
      checkMailChange,
      { loginId: '', password: '' },
      { loginId: REQUIRED, password: REQUIRED },
    ],
    ['change of address, proved lately', checkMailChange, { loginId: 'ａ@example.test' }, {}],
    [
      'leaving',
      checkLeaving,
      { password: '' },
      {
        password: REQUIRED,
        confirmed: '退会すると起きることをご確認のうえ、チェックを入れてください',
      },
    ],
  ])('%s', (_what, check, fields, problems) => expect(check(form(fields))).toEqual(problems))
})
