import { PLACE } from '../../../domain/text/place-name.ts'
import * as v from 'valibot'
import { lenient, outcomeParam } from '../../../domain/search-param.ts'
import { toPayments } from '../../../platform/addresses.ts'

const year = lenient(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(2000),
    v.maxValue(2999),
  ),
)

/** `receipt` and `slip` are the outcomes of forms posted without JavaScript. */
export const paymentsSearchSchema = v.object({ year, receipt: outcomeParam, slip: outcomeParam })
export type PaymentsSearch = v.InferOutput<typeof paymentsSearchSchema>

export const yearOfPaySearchSchema = v.object({ year })

export const PAYMENT_HEAD = { title: '支払いの明細', back: toPayments() }

export const PAYMENTS_TITLE = PLACE.payments

export const YEAR_HEAD = { title: PLACE.paymentsYear, back: toPayments() }
