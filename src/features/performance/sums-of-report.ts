import { HOSPITAL_REASONS } from '../../domain/work/performance.ts'
import type { ReportView } from '../record/doctor/record-view.ts'

/** What 応需率 is made of in one report. */
export function sumsOfReport({ ambulanceAccepted, declined }: ReportView) {
  const count = (lines: ReportView['declined']) => lines.reduce((sum, line) => sum + line.count, 0)
  return {
    ambulanceAccepted,
    declined: count(declined),
    declinedByHospital: count(declined.filter(({ reason }) => HOSPITAL_REASONS.includes(reason))),
  }
}
