import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { readPayday } from '../../../domain/money/read-payday.ts'
import { CARFARES, FEES, INCENTIVES, METHODS } from './old-labels.ts'

/** What the lines about pay said before facts were stored. */

type Incentive = TermsSnapshot['incentives'][number]
type Rule = Omit<Incentive, 'note'>

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''))
const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`

const FIRST = /^[\d,]+円\(税引前、(.+)、時給換算 [\d,]+円\)$/
const INCENTIVE = /^(.+) 1件 \+([\d,]+)円(?:\(上限 ([\d,]+)円\))?(?: .*)?$/
const NIGHT = '\n深夜割増を含みます。'

/** The rules in the words of a wage, for terms that hold none beside them. */
const rulesIn = (lines: readonly string[]): Rule[] =>
  lines.flatMap((line) => {
    const [, label = '', unit = '', cap] = INCENTIVE.exec(line) ?? []
    const type = INCENTIVES.get(label)
    return type ? [{ type, unitYen: numberOf(unit), capYen: cap === undefined ? null : numberOf(cap) }] : []
  })

const labelOf = (type: Rule['type']): string => [...INCENTIVES].find(([, one]) => one === type)?.[0] ?? ''

const startOf = ({ type, unitYen, capYen }: Rule): string =>
  `\n${labelOf(type)} 1件 +${yen(unitYen)}${capYen === null ? '' : `(上限 ${yen(capYen)})`}`

/** The rules with the notes that stand behind them in the text, each up to the next rule. */
function withNotes(text: string, rules: readonly Rule[]): Incentive[] {
  let from = 0
  const starts = rules.map((rule) => {
    const at = text.indexOf(startOf(rule), from)
    if (at >= 0) from = at + startOf(rule).length
    return at
  })
  return rules.map((rule, index) => {
    const at = starts[index] ?? -1
    if (at < 0) return { ...rule, note: null }
    const next = starts.slice(index + 1).find((start) => start >= 0)
    return { ...rule, note: text.slice(at + startOf(rule).length, next).trim() || null }
  })
}

/** 賃金; `rules` are those that the terms hold beside their lines. */
export function readWage(text: string, rules: readonly Rule[] | undefined) {
  const feeKind = FEES.get(FIRST.exec(text.split('\n')[0] ?? '')?.[1] ?? '') ?? 'PER_SHIFT'
  const nightPremiumIncluded = text.endsWith(NIGHT)
  const paid = nightPremiumIncluded ? text.slice(0, -NIGHT.length) : text
  return {
    feeKind,
    nightPremiumIncluded,
    incentives: withNotes(paid, rules ?? rulesIn(paid.split('\n'))),
  }
}

const PAYMENT = /^(.+)\(締め日 (.*)、支払日 (.*)\)$/s

export function readPayment(text: string): TermsSnapshot['payment'] {
  const [, label = '', closingDay = '', payDay = ''] = PAYMENT.exec(text) ?? []
  const method = METHODS.get(label) ?? null
  return { method, payday: method && readPayday(closingDay, payDay, method), note: null }
}

const AMOUNT = /^(?:上限 )?([\d,]+)円(?: |$)/

/** What no label names is for the hospital to decide. */
export function readCarfare(text: string): TermsSnapshot['carfare'] {
  for (const [label, type] of CARFARES) {
    if (text !== label && !text.startsWith(`${label} `)) continue
    const rest = text.slice(label.length + 1)
    const [amount = '', digits] = AMOUNT.exec(rest) ?? []
    return {
      type,
      yen: digits === undefined ? null : numberOf(digits),
      note: rest.slice(amount.length) || null,
    }
  }
  return { type: 'OTHER', yen: null, note: null }
}
