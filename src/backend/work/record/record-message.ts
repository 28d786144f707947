import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  AmbulanceDeclineReason,
  CarfareType,
  IncentiveType,
  ReportAnswer,
  StampKind,
  StampSource,
  type IncentiveLineSchema,
  type ReportSchema,
  type WorkRecordSchema,
} from '../../../contract/gen/record_pb.ts'
import { WorkState } from '../../../contract/gen/work_pb.ts'
import { plannedPermittedMinutes } from '../../../domain/work/extra-pay.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import {
  AMBULANCE_DECLINE_REASON,
  type AmbulanceDeclineReason as Reason,
  type IncentiveLine,
  incentiveLines,
} from '../../../domain/money/incentive.ts'
import { listingMessage } from '../core/work-message.ts'
import { extraPayOf, plannedWork } from './planned-work.ts'
import type { WorkRecordRow, WorkReportRow } from './record.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'

const isReason = (word: string): word is Reason => Object.hasOwn(AMBULANCE_DECLINE_REASON, word)

const toLine = ({ type, capYen, ...line }: IncentiveLine): MessageInitShape<typeof IncentiveLineSchema> => ({
  ...line,
  type: IncentiveType[type],
  capYen: capYen ?? undefined,
})

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
    extraYen: report.extraYen,
    overtimeMinutes: overtime,
    breakNotTakenMinutes: breakNotTaken,
    overtimeYen,
    permittedYen,
    movedMinutes: moved,
    paidCarfareYen: report.carfareYen,
  }
}

const toReport = (row: WorkRecordRow, report: WorkReportRow): MessageInitShape<typeof ReportSchema> => ({
  number: report.number,
  reported: {
    actualStart: timestampFromDate(report.actualStart),
    actualEnd: timestampFromDate(report.actualEnd),
    breakMinutes: report.breakMinutes,
    ambulanceAccepted: report.ambulanceAccepted,
    declined: Object.entries(report.declined).flatMap(([reason, count]) =>
      isReason(reason) ? [{ reason: AmbulanceDeclineReason[reason], count }] : [],
    ),
    admissionsAmbulance: report.admissionsAmbulance,
    admissionsWalkIn: report.admissionsWalkIn,
    walkIns: report.walkIns,
    wardCalls: report.wardCalls,
    sleepMinutes: report.sleepMinutes ?? undefined,
    carfareYen: report.reportedCarfareYen,
    permittedMinutes: report.permittedMinutes,
    comment: report.comment,
  },
  reportedAt: timestampFromDate(report.reportedAt),
  confirmDueAt: timestampFromDate(report.confirmDueAt),
  incentives: incentiveLines(row.terms.incentives, report).map(toLine),
  answer: report.answer ? ReportAnswer[report.answer] : undefined,
  answeredAt: timestampOf(report.answeredAt),
  isAutomatic: isAutomatic(report),
  answerNote: report.answerNote ?? '',
  byHospital: report.reportedBy === 'HOSPITAL',
  ...toExtra(row, report),
})

/** For either side of the work. */
export const toRecordMessage = (row: WorkRecordRow): MessageInitShape<typeof WorkRecordSchema> => ({
  id: row.id,
  applicationId: row.applicationId,
  ...listingMessage(row),
  scheduleId: row.scheduleId ?? '',
  state: WorkState[row.state],
  plannedStart: timestampFromDate(row.plannedStart),
  plannedEnd: timestampFromDate(row.plannedEnd),
  breakMinutes: row.breakMinutes,
  fee: row.fee,
  title: row.terms.title,
  hospitalName: row.hospital.name,
  hospitalAddress: `${PREFECTURE[row.hospital.prefecture]}${row.hospital.address}`,
  hospitalPhone: row.hospital.phone,
  meetingPlace: row.meetingPlace ?? '',
  dressAndItems: row.dressAndItems ?? '',
  stamps: row.stamps.map(({ kind, at, source, reason }) => ({
    kind: StampKind[kind],
    at: timestampFromDate(new Date(at)),
    source: StampSource[source],
    reason: reason ?? '',
  })),
  report: row.report ? toReport(row, row.report) : undefined,
  incentiveRules: incentiveLines(row.terms.incentives, NOTHING).map(toLine),
  hourlyFee: row.terms.hourlyFee,
  carfare: { type: CarfareType[row.carfare.type], yen: row.carfare.yen ?? undefined },
  permittedMinutes: plannedPermittedMinutes(plannedWork(row)),
  receipt: row.receipt ?? undefined,
  permitFrom: row.terms.permit?.from ?? '',
  permitTo: row.terms.permit?.to ?? '',
})
