import { expect, test } from 'vitest'
import { PASSWORD_PROBLEM, passwordProblem } from './password-problem.ts'

test.each([
  ['', 'この項目は必須です'],
  ['abc12', '8桁以上の文字数を入力してください'],
  ['𠮷𠮷𠮷𠮷𠮷a1', '8桁以上の文字数を入力してください'],
  [`a1${'x'.repeat(1_023)}`, '1024桁以下の文字数を入力してください'],
  ['abcdefgh', '半角の英字と数字を、どちらも1文字以上入れてください'],
  ['12345678', '半角の英字と数字を、どちらも1文字以上入れてください'],
  ['ｐａｓｓ１２３４', '半角の英字と数字を、どちらも1文字以上入れてください'],
  ['abcdefg1', undefined],
  [`a1${'x'.repeat(1_022)}`, undefined],
])('the password %s', (password, message) => {
  const problem = passwordProblem(password)
  expect(problem ? PASSWORD_PROBLEM[problem] : undefined).toBe(message)
})
