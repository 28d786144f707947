import { and, isNull, lte, or, type SQL } from 'drizzle-orm'
import { staff } from './schema/staff.ts'

/** Whether a row of `staff` is of a member who may act: has not left, and does not wait to be confirmed. */
export const isActiveStaff = (now: Date): SQL | undefined =>
  and(isNull(staff.leftAt), or(isNull(staff.activeFrom), lte(staff.activeFrom, now)))
