import { expect, test } from 'vitest'
import { ruleMessage } from '#app/domain/text/form-messages.ts'

test.each([
  ['required', {}, 'この項目は必須です'],
  ['validate', {}, '指定された形式で入力してください'],
  ['min', { min: 1_950 }, '1950以上の数値を入力してください'],
  ['max', { max: 0 }, '0以下の数値を入力してください'],
  ['minLength', { n: 8 }, '8桁以上の文字数を入力してください'],
  ['maxLength', { n: 500 }, '500桁以下の文字数を入力してください'],
  ['pattern', {}, 'この項目が認識できません'],
  ['constructor', {}, 'この項目が認識できません'],
])('%s says its sentence', (rule, limits, message) => expect(ruleMessage(rule, limits)).toBe(message))

test("a rule's own message comes first", () =>
  expect(ruleMessage('minLength', { n: 8 }, '8文字以上で入力してください')).toBe(
    '8文字以上で入力してください',
  ))
