import { HOUR_MS } from '../../duration.ts'
import * as v from 'valibot'
import { oneWord, requiredText } from '../../text/form-rule.ts'
import { EMERGENCY_LEVEL } from '../listing-words.ts'
import { tokyoInstant } from '../../text/tokyo-time.ts'
import { COMMON_ENTRIES } from './common-draft.ts'
import { END_DAY, minutesOfShift } from './end-day.ts'
import type { SPOT_FIELDS } from './spot-fields.ts'
import { day, number, optionalClock } from './typed-field.ts'

export const SPOT_ENTRIES = {
  ...COMMON_ENTRIES,
  date: day,
  endDay: oneWord(END_DAY),
  adjustableStartFrom: optionalClock,
  adjustableStartTo: optionalClock,
  adjustableEndFrom: optionalClock,
  adjustableEndTo: optionalClock,
  deadlineHours: number({ min: 0, max: 720 }),
  emergencyLevelOnDate: oneWord(EMERGENCY_LEVEL),
  contractPeriod: requiredText(100),
} satisfies Record<keyof typeof SPOT_FIELDS, v.GenericSchema>

const schema = v.object(SPOT_ENTRIES)
export type SpotDraft = v.InferOutput<typeof schema>

type Times = Pick<SpotDraft, 'date' | 'startTime' | 'endTime' | 'endDay' | 'deadlineHours'>

/** Start, end and deadline as instants. */
export function instantsOf(draft: Times): { start: Date; end: Date; deadline: Date } {
  const { start, end } = minutesOfShift(draft)
  const startTime = tokyoInstant(draft.date, start)
  return {
    start: startTime,
    end: tokyoInstant(draft.date, end),
    deadline: new Date(startTime.getTime() - draft.deadlineHours * HOUR_MS),
  }
}
