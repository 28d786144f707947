import * as v from 'valibot'
import { COMMON_ENTRIES } from './common-draft.ts'
import { NOTHING_REQUIRED, type Requirements } from '../requirements.ts'
import { answerOf, type Answers } from './listing-answers.ts'
import { day } from './typed-field.ts'

const { minYears, specialties, skills } = COMMON_ENTRIES
const schema = v.object({ minYears, specialties, skills })

/** The fields of a draft that decide which doctors are suitable, and its first day. */
export const SUITABLE_FIELDS = ['minYears', 'specialties', 'skills', 'firstTimeOk'] as const
export const FIRST_DAY_FIELDS = ['date', 'contractStart'] as const

/** The typed requirements, and the first day where one is typed; null while they cannot be read. */
export function suitableQuestion(answers: Answers): { asked: Requirements; day: string | null } | null {
  const read = v.safeParse(schema, {
    minYears: answerOf(answers, 'minYears'),
    specialties: answers['specialties']?.filter(Boolean) ?? [],
    skills: answers['skills']?.filter(Boolean) ?? [],
  })
  if (!read.success) return null
  const first = v.safeParse(day, FIRST_DAY_FIELDS.map((name) => answerOf(answers, name)).find(Boolean) ?? '')
  return {
    asked: { ...NOTHING_REQUIRED, ...read.output, firstTimeOk: answerOf(answers, 'firstTimeOk') !== 'NO' },
    day: first.success ? first.output : null,
  }
}
