import * as v from 'valibot'

/** Ids of listings and hospitals are decimal numbers, as strings; 15 digits are a safe integer. */
export const DECIMAL_ID = /^[1-9]\d{0,14}$/

export const decimalId = v.pipe(v.string(), v.regex(DECIMAL_ID))

export const isId = (value: string): value is string => DECIMAL_ID.test(value)
