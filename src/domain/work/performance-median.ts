import { addMonths, monthOf } from '../text/month-days.ts'
import type { MainHospitalLevel } from '../doctor/registration-words.ts'

/** The anonymous median of doctors alike, beside the doctor's own figures. */

/** Doctors alike, before 「先生」: the same level of the main hospital, which limits how much a doctor can work elsewhere. */
export const DOCTORS_ALIKE = {
  A: 'A水準の',
  B_COORDINATED: '連携B水準の',
  B: 'B水準の',
  C: 'C水準の',
  UNKNOWN: '常勤先の水準がわからない',
  NONE: '常勤先のない',
} as const satisfies Record<MainHospitalLevel | 'NONE', string>
export type DoctorsAlike = keyof typeof DOCTORS_ALIKE

/** A median of fewer doctors would say something about single ones. */
export const MEDIAN_DOCTORS = 10

/** The twelve whole months before this day's. */
export function medianMonths(day: string): { first: string; last: string } {
  const month = monthOf(day)
  return { first: addMonths(month, -12), last: addMonths(month, -1) }
}
