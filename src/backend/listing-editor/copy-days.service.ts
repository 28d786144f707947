import { answerOf } from '../../domain/listing/draft/listing-answers.ts'
import { isSameShift } from '../../domain/listing/draft/same-shift.ts'
import { addMonths } from '../../domain/text/month-days.ts'
import type { Database } from '../database/client.ts'
import { findDayShifts, type DayShift } from './copy-days.store.ts'
import { draftAnswersOf, type Target } from './draft-view.ts'
import { hoursOfDraft, typedListingNumber } from './own-listings.service.ts'

export type CopyDays = {
  title: string
  hours: string
  fee: number
  day: string
  taken: { day: string; by: DayShift['by'] }[]
}

/** What a month and the next hold already of the shift that a spot listing or draft names. */
export async function findCopyDays(database: Database, target: Target, month: string): Promise<CopyDays> {
  const answers = draftAnswersOf(target)
  const shifts = await findDayShifts(database, {
    hospitalId: target.hospitalId,
    from: `${month}-01`,
    to: `${addMonths(month, 2)}-01`,
  })
  const taken = new Map<string, DayShift['by']>()
  for (const { by, day, startTime, endTime, departments } of shifts) {
    const other = { startTime: [startTime], endTime: [endTime], clinicalDepartments: departments }
    if (isSameShift(answers, other) && taken.get(day) !== 'LISTING') taken.set(day, by)
  }
  return {
    title: answerOf(answers, 'title'),
    hours: hoursOfDraft(answers),
    fee: typedListingNumber(answers, 'fee'),
    day: answerOf(answers, 'date'),
    taken: [...taken].map(([day, by]) => ({ day, by })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }
}
