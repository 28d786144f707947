import type { Shift } from './listing-words.ts'

export type WorkloadReports = {
  ambulanceMedian: number
  walkInMedian: number
  wardCallMedian: number
  /** Null for shifts without a night. */
  sleepMinutesMedian: number | null
}

export type WorkloadStep = 1 | 2 | 3 | 4 | 5

/** Reports below which nothing is shown: one doctor's bad night must not mark a hospital. */
export const MINIMUM_REPORTS = 5

/** Minutes a case takes a doctor, as a rule of thumb. */
const MINUTES = { ambulance: 60, walkIn: 12, wardCall: 10 } as const

/** Busy minutes from which the second, third, fourth and fifth step begin. */
const STEPS: Record<Shift, readonly [number, number, number, number]> = {
  NIGHT: [60, 150, 270, 420],
  DAY: [120, 220, 320, 420],
  EVENING: [45, 90, 140, 190],
}

/** How busy a kind of shift is at a hospital, 1 to 5, from the reports alone. `workloadWord` says it in Japanese. */
export function workloadStep(reports: WorkloadReports, shift: Shift): WorkloadStep {
  const busy =
    reports.ambulanceMedian * MINUTES.ambulance +
    reports.walkInMedian * MINUTES.walkIn +
    reports.wardCallMedian * MINUTES.wardCall
  const [second, third, fourth, fifth] = STEPS[shift]
  const step = busy >= fifth ? 5 : busy >= fourth ? 4 : busy >= third ? 3 : busy >= second ? 2 : 1
  const { sleepMinutesMedian: sleep } = reports
  // A night without sleep is a hard one however few cases it had, and six hours of sleep are not.
  if (sleep !== null && sleep < 180 && step < 4) return 4
  if (sleep !== null && sleep >= 360 && step > 3) return 3
  return step
}
