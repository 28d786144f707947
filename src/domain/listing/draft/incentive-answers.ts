import * as v from 'valibot'
import { optionalText, type Checked } from '../../text/form-rule.ts'
import { INCENTIVE_TYPE, type IncentiveType } from '../../money/pay-words.ts'
import { incentiveField } from './common-fields.ts'
import { answerOf, type Answers } from './listing-answers.ts'
import { optionalNumber } from './typed-field.ts'

export type DraftIncentive = {
  type: IncentiveType
  unitYen: number
  capYen: number | null
  note: string | null
}

const isType = (type: string): type is IncentiveType => Object.hasOwn(INCENTIVE_TYPE, type)
const yen = optionalNumber({ min: 1, max: 500_000 })
const note = optionalText(60)

/** Reads the incentives: each type with a unit is one. */
export function readIncentives(answers: Answers): Checked<DraftIncentive[]> {
  const problems: Record<string, string> = {}
  const read = <Value>(field: string, schema: v.GenericSchema<string, Value>): Value | null => {
    const result = v.safeParse(schema, answerOf(answers, field))
    if (result.success) return result.output
    problems[field] = result.issues[0].message
    return null
  }
  const value = Object.keys(INCENTIVE_TYPE)
    .filter(isType)
    .flatMap((type) => {
      const unitYen = read(incentiveField(type, 'Yen'), yen)
      const capYen = read(incentiveField(type, 'Cap'), yen)
      const words = read(incentiveField(type, 'Note'), note)
      if (unitYen !== null && capYen !== null && capYen < unitYen)
        problems[incentiveField(type, 'Cap')] = '1件あたりの額より小さくなっています'
      return unitYen === null ? [] : [{ type, unitYen, capYen, note: words || null }]
    })
  return Object.keys(problems).length > 0 ? { value: null, problems } : { value, problems: null }
}

/** The fields of incentives, as they would be typed. */
export const answersOfIncentives = (incentives: readonly DraftIncentive[]): Answers =>
  Object.fromEntries(
    incentives.flatMap(({ type, unitYen, capYen, note: words }) => [
      [incentiveField(type, 'Yen'), [String(unitYen)]],
      [incentiveField(type, 'Cap'), capYen === null ? [] : [String(capYen)]],
      [incentiveField(type, 'Note'), words === null ? [] : [words]],
    ]),
  )
