import { paydayTexts, type PaydayRule } from '../../domain/money/payday.ts'

type Monthly = Extract<PaydayRule, { kind: 'MONTHLY' }>

/** Paid on a day of the month after the closing day, before a bank holiday. */
export const monthly = (closing: Monthly['closing'], day: Monthly['day']): Monthly => ({
  kind: 'MONTHLY',
  closing,
  month: 1,
  day,
  onHoliday: 'BEFORE',
})

/** The columns of a listing's payday. */
export const seedPaydayOf = (payday: PaydayRule) => ({ payday, ...paydayTexts(payday) })
