import * as v from 'valibot'
import { isMonth } from '../../../domain/text/month-days.ts'
import { lenient, outcomeParam, wordParam } from '../../../domain/search-param.ts'

const SHELF = { UNPAID: '支払い待ち', PAID: '支払い済み' } as const
export type Shelf = keyof typeof SHELF

/** `pay`, `file` and `back` are the outcomes of forms posted without JavaScript. */
export const hospitalPaymentsSearchSchema = v.object({
  shelf: wordParam(SHELF),
  month: lenient(v.pipe(v.string(), v.check(isMonth))),
  pay: outcomeParam,
  file: outcomeParam,
  back: outcomeParam,
})
export type HospitalPaymentsSearch = v.InferOutput<typeof hospitalPaymentsSearchSchema>

export const slipsSearchSchema = v.object({
  year: lenient(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.integer(),
      v.minValue(2000),
      v.maxValue(2999),
    ),
  ),
  issue: outcomeParam,
})
export type SlipsSearch = v.InferOutput<typeof slipsSearchSchema>

export const HOSPITAL_PAYMENTS_TITLE = '支払い'

export const SLIPS_TITLE = '源泉徴収票'
