import { expect, test } from 'vitest'
import { PASSWORD_PROBLEM, passwordProblem } from '#app/domain/account/password-problem.ts'

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

test.each([
  ['        ', 'TOO_SHORT'],
  ['a1      ', 'TOO_SHORT'],
  ['\u3000\u3000a1\u3000\u3000\u3000\u3000', 'TOO_SHORT'],
  ['horse 12 battery', null],
])('spaces count for nothing: %j', (password, problem) => expect(passwordProblem(password)).toBe(problem))

test.each([
  ['Yamada.Taro1@Example.test', 'SAME_AS_LOGIN_ID'],
  ['ｙａｍａｄａ yamada.taro1', 'SAME_AS_LOGIN_ID'],
  ['yamadataro1', 'SAME_AS_LOGIN_ID'],
  ['yamada1234', 'SAME_AS_LOGIN_ID'],
  ['taro1taro1taro1', 'SAME_AS_LOGIN_ID'],
  ['example99', 'SAME_AS_LOGIN_ID'],
  ['yamada likes 9 soba', null],
  ['correct horse 9', null],
])('made of the user id yamada.taro1@example.test: %s', (password, problem) =>
  expect(passwordProblem(password, 'yamada.taro1@example.test')).toBe(problem),
)
