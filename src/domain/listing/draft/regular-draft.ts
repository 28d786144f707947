import * as v from 'valibot'
import { manyWords, oneWord, optionalText, REQUIRED } from '../../text/form-rule.ts'
import {
  HOLIDAY_POLICY,
  INTERVIEW,
  REGULAR_FREQUENCY,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
} from '../listing-words.ts'
import { addDays, tokyoInstant } from '../../text/tokyo-time.ts'
import { COMMON_ENTRIES } from './common-draft.ts'
import { YES_NO } from './field-look.ts'
import { NEXT_DAY } from './end-day.ts'
import { ADJUSTABLE, WEEKDAYS, WEEKS, type REGULAR_FIELDS } from './regular-fields.ts'
import { day, lines, number, optionalClock, optionalDay, optionalNumber, orNull } from './typed-field.ts'

export const REGULAR_ENTRIES = {
  ...COMMON_ENTRIES,
  weekdays: v.pipe(manyWords(WEEKDAYS), v.minLength(1, REQUIRED)),
  frequency: oneWord(REGULAR_FREQUENCY),
  weeksOfMonth: manyWords(WEEKS),
  endDay: oneWord(NEXT_DAY),
  adjustable: manyWords(ADJUSTABLE),
  adjustableNote: optionalText(200),
  contractStart: day,
  contractEnd: optionalDay,
  trialMonths: optionalNumber({ min: 1, max: 12 }),
  holidayPolicy: oneWord(HOLIDAY_POLICY),
  holidayFee: optionalNumber({ min: 1, max: 3_000_000 }),
  holidayStartTime: optionalClock,
  yearEndPolicy: oneWord(YEAR_END_POLICY),
  interview: oneWord(INTERVIEW),
  deadlineDays: number({ min: 0, max: 180 }),
  renewalExists: oneWord(YES_NO),
  renewalCriteria: orNull(lines(500)),
  renewalMaxCount: optionalNumber({ min: 1, max: 50 }),
  renewalMaxYears: optionalNumber({ min: 1, max: 50 }),
  substitutePolicy: oneWord(SUBSTITUTE_POLICY),
  paidLeave: lines(500),
} satisfies Record<keyof typeof REGULAR_FIELDS, v.GenericSchema>

const schema = v.object(REGULAR_ENTRIES)
export type RegularDraft = v.InferOutput<typeof schema>

/** Applications close at 17:00 of that day. */
export const deadlineOf = ({ contractStart, deadlineDays }: RegularDraft): Date =>
  tokyoInstant(addDays(contractStart, -deadlineDays), 17 * 60)
