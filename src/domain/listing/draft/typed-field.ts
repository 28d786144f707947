import * as v from 'valibot'
import { REQUIRED } from '../../text/form-rule.ts'
import { maxCharacters } from '../../text/character-count.ts'
import { ruleMessage } from '../../text/form-messages.ts'
import { oneWidth, plainText } from '../../text/typed-text.ts'
import { visibleText } from '../../text/visible-text.ts'

/** Schemas of single fields of a draft: typed text in, value out. */

const INVALID = ruleMessage('validate')

export const lines = (n: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => oneWidth(visibleText(text)).trim()),
    v.nonEmpty(REQUIRED),
    maxCharacters(n, ruleMessage('maxLength', { n })),
  )

type Range = { min: number; max: number }

const withinRange = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, INVALID),
    v.transform(Number),
    v.minValue(min, ruleMessage('min', { min })),
    v.maxValue(max, ruleMessage('max', { max })),
  )

const digits = v.pipe(
  v.string(),
  v.transform((text) => plainText(text).replace(/[,、円]/g, '')),
)

export const number = (range: Range) => v.pipe(digits, v.nonEmpty(REQUIRED), withinRange(range))

/** Empty is null. A union would replace the message of the schema by its own. */
export const orNull = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Output | null => {
      if (dataset.value === '') return null
      const result = v.safeParse(schema, dataset.value)
      if (result.success) return result.output
      addIssue({ message: result.issues[0].message })
      return NEVER
    }),
  )

export const optionalNumber = (range: Range) => v.pipe(digits, orNull(withinRange(range)))

const colon = v.pipe(
  v.string(),
  v.transform((text) => plainText(text).replace(/^(\d:)/, '0$1')),
)
const clockOf = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '時刻は 17:00 の形で入力してください'),
)

export const clock = v.pipe(colon, v.nonEmpty(REQUIRED), clockOf)
export const optionalClock = v.pipe(colon, orNull(clockOf))

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
const dayOf = v.pipe(
  v.string(),
  v.regex(/^20\d{2}-\d{2}-\d{2}$/, INVALID),
  v.check((text) => isDay(text), INVALID),
)
const trimmed = v.pipe(v.string(), v.transform(plainText))

export const day = v.pipe(trimmed, v.nonEmpty(REQUIRED), dayOf)
export const optionalDay = v.pipe(trimmed, orNull(dayOf))
