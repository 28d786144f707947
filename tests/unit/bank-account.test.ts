import { expect, test } from 'vitest'
import { halfWidthKana, maskedNumber } from '#app/domain/doctor/bank-account.ts'

test.each([
  ['ヤマダ　タロウ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
  ['やまだ はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
  ['キャッチー', 'ｷﾔﾂﾁ-'],
  ['ヴィクトル・パーク', 'ｳﾞｲｸﾄﾙ ﾊﾟ-ｸ'],
  ['カ）ヤマダ', 'ｶ)ﾔﾏﾀﾞ'],
  ['ｙａｍａｄａ', 'YAMADA'],
  ['山田', '山田'],
])('%s is written %s by banks', (typed, written) => {
  expect(halfWidthKana(typed)).toBe(written)
  expect(halfWidthKana(written)).toBe(written)
})

test('of a number the end is enough', () => expect(maskedNumber('1234567')).toBe('****567'))
