import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import {
  extraPay,
  type ExtraPay,
  type PlannedWork,
  type WorkedTimes,
} from '../../../domain/work/extra-pay.ts'

type Planned = Pick<PlannedWork, 'plannedStart' | 'plannedEnd' | 'breakMinutes'> & {
  terms: Pick<TermsSnapshot, 'hourlyFee' | 'permit'>
}

/** A work with the agreed terms by which a report is measured. */
export const plannedWork = ({ plannedStart, plannedEnd, breakMinutes, terms }: Planned): PlannedWork => ({
  plannedStart,
  plannedEnd,
  breakMinutes,
  permit: terms.permit ?? null,
  hourlyFee: terms.hourlyFee,
})

/** What a report of a work is due beyond fee, incentives and carfare. */
export const extraPayOf = (planned: Planned, report: WorkedTimes): ExtraPay =>
  extraPay(plannedWork(planned), report)
