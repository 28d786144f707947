import type { Told } from '../../../contract/plain.ts'
import { toRestFields } from '../rest/rest-message.ts'
import type { DateChange } from './date-change.store.ts'
import type { findMovedRest } from './moved-rest.store.ts'

/** A request as both sides read it; for the doctor who is to answer with what the new time would mean. */
export const toDateChangeMessage = (
  row: DateChange,
  around: Awaited<ReturnType<typeof findMovedRest>> = null,
): Told<'dp.work.DateChange'> => ({
  ...row,
  byHospital: row.requestedBy === 'HOSPITAL',
  overlaps: around?.overlaps ?? false,
  ...toRestFields(around?.rest ?? null),
})
