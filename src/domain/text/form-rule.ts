import * as v from 'valibot'
import { maxCharacters } from './character-count.ts'
import { ruleMessage } from './form-messages.ts'
import { kanaText, plainPhone, plainText, withoutSeparators } from './typed-text.ts'

/** Error messages by field: the first violated rule of each. */
export type Problems = Readonly<Record<string, string>>

/** The result of validating a form: the normalised value, or its problems. */
export type Checked<Value> = { value: Value; problems: null } | { value: null; problems: Problems }

/** Adds problems across fields; a field's own problem takes precedence. */
export const withProblems = <Value>(result: Checked<Value>, more: Problems): Checked<Value> =>
  Object.keys(more).length === 0 ? result : { value: null, problems: { ...more, ...result.problems } }

export const REQUIRED = ruleMessage('required')

const atMost = (n: number) => maxCharacters(n, ruleMessage('maxLength', { n }))

export const optionalText = (n: number) => v.pipe(v.string(), v.transform(plainText), atMost(n))

export const requiredText = (n: number) =>
  v.pipe(v.string(), v.transform(plainText), v.nonEmpty(REQUIRED), atMost(n))

export const personName = requiredText(50)

export const personKana = v.pipe(
  v.string(),
  v.transform(kanaText),
  v.nonEmpty(REQUIRED),
  v.regex(/^[\u30a1-\u30fa\u30fc・ ]+$/, 'カタカナで入力してください'),
  atMost(50),
)

export const phoneNumber = v.pipe(
  v.string(),
  v.transform(plainPhone),
  v.nonEmpty(REQUIRED),
  v.regex(/^0\d{9,10}$/, '電話番号は0から始まる10桁または11桁の数字で入力してください'),
)

/** Removes 「〒」 and hyphens of any width. */
export const plainPostalCode = (typed: string): string => withoutSeparators(typed).replace(/^〒/, '')

export const postalCode = v.pipe(
  v.string(),
  v.transform(plainPostalCode),
  v.nonEmpty(REQUIRED),
  v.regex(/^\d{7}$/, '郵便番号は7桁の数字で入力してください'),
)

/** 医籍登録番号, with or without the 第…号 of the printed licence. */
export const licenceNumber = v.pipe(
  v.string(),
  v.transform((typed) => withoutSeparators(typed).replace(/^第|号$/g, '')),
  v.nonEmpty(REQUIRED),
  v.regex(/^\d{1,6}$/, '医籍登録番号は6桁以内の数字で入力してください'),
)

const wordOf =
  <Words extends object>(words: Words) =>
  (value: string): value is Extract<keyof Words, string> =>
    Object.hasOwn(words, value)

/** A required constant of a word list. */
export const oneWord = <Words extends object>(words: Words) =>
  v.pipe(v.string(), v.nonEmpty(REQUIRED), v.guard(wordOf(words), ruleMessage('validate')))

/** A constant of a word list; another one where nothing was chosen. */
export const oneWordOr = <Words extends object>(words: Words, otherwise: Extract<keyof Words, string>) =>
  v.pipe(
    v.string(),
    v.transform((value) => value || otherwise),
    v.guard(wordOf(words), ruleMessage('validate')),
  )

/** Distinct constants of a word list. */
export const manyWords = <Words extends object>(words: Words) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.guard(wordOf(words), ruleMessage('validate')))),
    v.transform((values) => [...new Set(values)]),
  )

/** Maps valibot issues to the first message of each field. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problems {
  const problems: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? ''
    problems[field] ??= issue.message
  }
  return problems
}
