/** Message of each validation rule. */
const RULE_MESSAGES = {
  required: 'この項目は必須です',
  validate: '指定された形式で入力してください',
  min: '{min}以上の数値を入力してください',
  max: '{max}以下の数値を入力してください',
  minLength: '{n}桁以上の文字数を入力してください',
  maxLength: '{n}桁以下の文字数を入力してください',
} as const

const UNKNOWN_RULE = 'この項目が認識できません'

export type RuleLimits = { min?: number; max?: number; n?: number }

/**
 * The message of a violated rule: `own` if given, else the catalogue's with the limits filled in, else a
 * generic one.
 */
export function ruleMessage(rule: string, { min, max, n }: RuleLimits = {}, own?: string): string {
  if (own) return own
  const message = Object.entries(RULE_MESSAGES).find(([name]) => name === rule)?.[1] ?? UNKNOWN_RULE
  const limits: Record<string, number | undefined> = { min, max, n }
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => limits[name]?.toString() ?? whole)
}
