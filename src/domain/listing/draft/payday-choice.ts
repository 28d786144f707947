import * as v from 'valibot'
import { optionalText, oneWord, REQUIRED } from '../../text/form-rule.ts'
import {
  dayOfMonthText,
  MONTH_TEXT,
  MOST_DAYS,
  ON_HOLIDAY_CHOICE,
  paydayRule,
  type PaydayRule,
} from '../../money/payday.ts'
import { readPayday } from '../../money/read-payday.ts'
import { ruleMessage } from '../../text/form-messages.ts'
import { PAYMENT_METHOD, type PaymentMethod } from '../../money/pay-words.ts'
import { DISCLOSURE, type FieldLooks } from './field-look.ts'
import type { Fault } from './finding.ts'
import { answerOf, type Answers } from './listing-answers.ts'
import { optionalNumber } from './typed-field.ts'

/** When a listing pays, as it is chosen in the editor: one of three kinds, each with its own fields. */

export const PAYDAY_KIND = {
  MONTHLY: '締め日と支払日を決める',
  ON_THE_DAY: '勤務の当日に支払う',
  WITHIN_DAYS: '勤務の終わった日から何日以内',
} as const

/** 「05」 and not 「5」: a key that is no number keeps its place in the list. */
const DAYS = Array.from({ length: 28 }, (_, index) => index + 1)
const dayWords = DAYS.map((day): [string, string] => [String(day).padStart(2, '0'), dayOfMonthText(day)])
const DAY_WORDS: Readonly<Record<string, string>> = {
  END: dayOfMonthText('END'),
  ...Object.fromEntries(dayWords),
}
const CLOSING_WORDS: Readonly<Record<string, string>> = {
  END: dayOfMonthText('END'),
  NONE: '締め日なし(勤務した月から数える)',
  ...Object.fromEntries(dayWords),
}

const paying = { part: 'terms', group: '支払い', basis: DISCLOSURE } as const
const monthly = { ...paying, shownFor: { field: 'paydayKind', value: 'MONTHLY' } } as const

export const PAYDAY_FIELDS = {
  paydayKind: { ...paying, label: '支払いの決まり', control: 'one', words: PAYDAY_KIND },
  paydayClosing: { ...monthly, label: '締め日(毎月)', control: 'select', words: CLOSING_WORDS },
  paydayMonth: {
    ...monthly,
    label: '支払いの月',
    control: 'select',
    words: MONTH_TEXT,
    help: '締め日のある月から数えます。',
  },
  paydayDay: { ...monthly, label: '支払日', control: 'select', words: DAY_WORDS },
  paydayOnHoliday: {
    ...monthly,
    label: '支払日が銀行の休業日のとき',
    control: 'select',
    words: ON_HOLIDAY_CHOICE,
  },
  paydayDays: {
    ...paying,
    shownFor: { field: 'paydayKind', value: 'WITHIN_DAYS' },
    label: '支払うまでの日数',
    control: 'number',
    unit: '日以内',
  },
  paydayNote: {
    part: 'terms',
    group: '支払い',
    label: '支払いの備考',
    control: 'text',
    optional: true,
    help: '例: 振込手数料は当院が負担します。',
  },
} as const satisfies FieldLooks

const choice = (words: Readonly<Record<string, string>>) =>
  v.pipe(
    v.string(),
    v.check((word) => word === '' || Object.hasOwn(words, word), ruleMessage('validate')),
  )

export const PAYDAY_ENTRIES = {
  paydayKind: oneWord(PAYDAY_KIND),
  paydayClosing: choice(CLOSING_WORDS),
  paydayMonth: choice(MONTH_TEXT),
  paydayDay: choice(DAY_WORDS),
  paydayOnHoliday: choice(ON_HOLIDAY_CHOICE),
  paydayDays: optionalNumber({ min: 1, max: MOST_DAYS }),
  paydayNote: optionalText(200),
} satisfies Record<keyof typeof PAYDAY_FIELDS, v.GenericSchema>

const entries = v.object(PAYDAY_ENTRIES)
export type PaydayChoice = v.InferOutput<typeof entries>

/** A day as the rule holds it: a number, or the word. */
const dayOf = (word: string): number | string => (/^\d{2}$/.test(word) ? Number(word) : word)

const monthlyOf = ({ paydayClosing, paydayMonth, paydayDay, paydayOnHoliday }: PaydayChoice) => ({
  kind: 'MONTHLY',
  closing: dayOf(paydayClosing),
  month: paydayMonth === '' ? null : Number(paydayMonth),
  day: dayOf(paydayDay),
  onHoliday: paydayOnHoliday,
})

/** The rule that was chosen; null while a part of it is missing. */
export function ruleChosen(chosen: PaydayChoice): PaydayRule | null {
  const { paydayKind: kind, paydayDays: days } = chosen
  const read = v.safeParse(paydayRule, kind === 'MONTHLY' ? monthlyOf(chosen) : { kind, days })
  return read.success ? read.output : null
}

const MONTHLY_FIELDS = ['paydayClosing', 'paydayMonth', 'paydayDay', 'paydayOnHoliday'] as const

/** What keeps a rule from being whole, and pay in hand from being another day's. */
export function paydayFaults(chosen: PaydayChoice & { paymentMethod: PaymentMethod }): Fault[] {
  const { paydayKind: kind, paymentMethod } = chosen
  if (paymentMethod === 'CASH_ON_DAY' && kind !== 'ON_THE_DAY')
    return [
      {
        field: 'paydayKind',
        message: `支払方法が「${PAYMENT_METHOD.CASH_ON_DAY}」のときは、「${PAYDAY_KIND.ON_THE_DAY}」を選んでください。`,
      },
    ]
  if (kind === 'WITHIN_DAYS')
    return chosen.paydayDays === null ? [{ field: 'paydayDays', message: REQUIRED }] : []
  if (kind === 'ON_THE_DAY') return []
  const missing = MONTHLY_FIELDS.filter((field) => chosen[field] === '')
  if (missing.length > 0) return missing.map((field) => ({ field, message: REQUIRED }))
  return ruleChosen(chosen) === null
    ? [
        {
          field: 'paydayDay',
          message: '締め日より前の支払日です。支払いの月を翌月にするか、締め日以後の日を選んでください。',
        },
      ]
    : []
}

const wordOf = (day: number | string): string =>
  typeof day === 'number' ? String(day).padStart(2, '0') : day

/** A rule as it would be chosen. */
export function answersOfRule(rule: PaydayRule): Answers {
  const kind = { paydayKind: [rule.kind] }
  if (rule.kind === 'ON_THE_DAY') return kind
  if (rule.kind === 'WITHIN_DAYS') return { ...kind, paydayDays: [String(rule.days)] }
  return {
    ...kind,
    paydayClosing: [wordOf(rule.closing)],
    paydayMonth: [String(rule.month)],
    paydayDay: [wordOf(rule.day)],
    paydayOnHoliday: [rule.onHoliday],
  }
}

/** What drafts and listings of the time before rules hold. */
const OLD = { closing: 'closingDay', pay: 'payDay' } as const

/** A payday as it was typed before rules, which no rule was read from and none was chosen for yet; null otherwise. */
export function unreadPayday(answers: Answers): { closingDay: string; payDay: string } | null {
  const [closingDay, payDay] = [answerOf(answers, OLD.closing), answerOf(answers, OLD.pay)]
  return answerOf(answers, 'paydayKind') === '' && (closingDay !== '' || payDay !== '')
    ? { closingDay, payDay }
    : null
}

/** Answers of the time before rules with the rule that their texts mean; unchanged where they mean none. */
export function withPayday(answers: Answers): Answers {
  const old = unreadPayday(answers)
  if (!old) return answers
  const method = answerOf(answers, 'paymentMethod') === 'CASH_ON_DAY' ? 'CASH_ON_DAY' : 'BANK_TRANSFER'
  const rule = readPayday(old.closingDay, old.payDay, method)
  return rule ? { ...answers, ...answersOfRule(rule) } : answers
}
