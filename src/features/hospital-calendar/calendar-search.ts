import * as v from 'valibot'
import { matchingParam } from '../../domain/search-param.ts'

/** The month shown, `2026-12`; the current one without it. */
export const calendarSearchSchema = v.object({ month: matchingParam(/^20\d{2}-(0[1-9]|1[0-2])$/) })
