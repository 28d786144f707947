import { plainText } from '../../text/typed-text.ts'
import type { Answers } from './listing-answers.ts'

/** Days that one command copies to: two months. */
export const COPY_DAYS_LIMIT = 62

/** Drafts that one command publishes. */
export const BULK_LIMIT = 62

/** 「85,000」 equals 「85000」, and 「9:00」 equals 「09:00」. */
const plain = (typed: string) =>
  plainText(typed)
    .replace(/[,、円]/g, '')
    .replace(/^(\d:)/, '0$1')

/** Whether two fields say the same, as typed. */
export const sameValues = (one: readonly string[] = [], other: readonly string[] = []): boolean => {
  const [first, second] = [one, other].map((values) => values.map(plain).filter(Boolean).toSorted())
  return JSON.stringify(first) === JSON.stringify(second)
}

/** Whether two spot listings ask for the same hours, and for one of the same departments. */
export function isSameShift(one: Answers, other: Answers): boolean {
  const departments = other['clinicalDepartments'] ?? []
  return (
    sameValues(one['startTime'], other['startTime']) &&
    sameValues(one['endTime'], other['endTime']) &&
    (one['clinicalDepartments'] ?? []).some((department) => departments.includes(department))
  )
}
