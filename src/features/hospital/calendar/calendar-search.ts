import * as v from 'valibot'
import { lenient, matchingParam } from '../../../domain/search-param.ts'
import { isCivilDay } from '../../../domain/text/week-days.ts'

export const calendarSearchSchema = v.object({
  /** The month shown, `2026-12`; the current one without it. */
  month: matchingParam(/^20\d{2}-(0[1-9]|1[0-2])$/),
  /** A day of the week shown, in place of a month. */
  week: lenient(v.pipe(v.string(), v.check(isCivilDay))),
  /** One day with all that it has, in place of both. */
  day: lenient(v.pipe(v.string(), v.check(isCivilDay))),
})

export const HOSPITAL_CALENDAR = 'カレンダー'
