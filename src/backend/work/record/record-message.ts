import type { Told } from '../../../contract/plain.ts'
import { plannedPermittedMinutes } from '../../../domain/work/extra-pay.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import {
  AMBULANCE_DECLINE_REASON,
  type AmbulanceDeclineReason as Reason,
  incentiveLines,
} from '../../../domain/money/incentive.ts'
import { listingMessage } from '../core/work-message.ts'
import { extraPayOf, plannedWork } from './planned-work.ts'
import type { WorkRecordRow, WorkReportRow } from './record.store.ts'

const isReason = (word: string): word is Reason => Object.hasOwn(AMBULANCE_DECLINE_REASON, word)

const NOTHING = {
  ambulanceAccepted: 0,
  declined: {},
  admissionsAmbulance: 0,
  admissionsWalkIn: 0,
  walkIns: 0,
  wardCalls: 0,
}

/** Nobody has answered in time. A doctor who agrees to the hospital's statement does so before. */
const isAutomatic = ({ answer, answeredAt, memberId, reportedBy, confirmDueAt }: WorkReportRow): boolean =>
  answer !== null &&
  (reportedBy === 'HOSPITAL' ? answeredAt !== null && answeredAt >= confirmDueAt : memberId === null)

/** Pay beyond the fee, line by line. */
function toExtra(row: WorkRecordRow, report: WorkReportRow) {
  const { overtime, breakNotTaken, moved, overtimeYen, permittedYen } = extraPayOf(row, report)
  return {
    overtimeMinutes: overtime,
    breakNotTakenMinutes: breakNotTaken,
    overtimeYen,
    permittedYen,
    movedMinutes: moved,
    paidCarfareYen: report.carfareYen,
  }
}

const toReport = (row: WorkRecordRow, report: WorkReportRow): Told<'dp.work.Report'> => ({
  ...report,
  reported: {
    ...report,
    declined: Object.entries(report.declined).flatMap(([reason, count]) =>
      isReason(reason) ? [{ reason, count }] : [],
    ),
    carfareYen: report.reportedCarfareYen,
  },
  incentives: incentiveLines(row.terms.incentives, report),
  isAutomatic: isAutomatic(report),
  answerNote: report.answerNote ?? '',
  byHospital: report.reportedBy === 'HOSPITAL',
  ...toExtra(row, report),
})

/** For either side of the work. */
export const toRecord = (row: WorkRecordRow): Told<'dp.work.WorkRecord'> => ({
  ...row,
  ...listingMessage(row),
  scheduleId: row.scheduleId ?? '',
  title: row.terms.title,
  hospitalName: row.hospital.name,
  hospitalAddress: `${PREFECTURE[row.hospital.prefecture]}${row.hospital.address}`,
  hospitalPhone: row.hospital.phone,
  meetingPlace: row.meetingPlace ?? '',
  dressAndItems: row.dressAndItems ?? '',
  stamps: row.stamps.map(({ at, reason, ...stamp }) => ({
    ...stamp,
    at: new Date(at),
    reason: reason ?? '',
  })),
  report: row.report && toReport(row, row.report),
  incentiveRules: incentiveLines(row.terms.incentives, NOTHING),
  hourlyFee: row.terms.hourlyFee,
  permittedMinutes: plannedPermittedMinutes(plannedWork(row)),
  permitFrom: row.terms.permit?.from ?? '',
  permitTo: row.terms.permit?.to ?? '',
})
