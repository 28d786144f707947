import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AppreciationSource,
  ThanksReportReason,
  ThanksReportState,
  ThanksStamp,
} from '../../../contract/gen/thanks_pb.ts'
import {
  DecideThanksReportOutcome,
  ThanksReports,
  ThanksVerdict,
  type ThanksReport,
} from '../../../contract/gen/staff_thanks_pb.ts'
import { numberOf, requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffThanks } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'

const reportView = (report: ThanksReport) => {
  const { id, doctorName, hospitalName, body, detail } = report
  const decidedAt = instantText(report.decidedAt)
  return {
    id,
    doctorName,
    hospitalName,
    body,
    detail,
    day: dayText(instantText(report.plannedStart) ?? ''),
    source: requiredWord(AppreciationSource, report.source, 'ThanksReport.source'),
    stamp: requiredWord(ThanksStamp, report.stamp, 'ThanksReport.stamp'),
    reason: requiredWord(ThanksReportReason, report.reason, 'ThanksReport.reason'),
    state: requiredWord(ThanksReportState, report.state, 'ThanksReport.state'),
    reported: momentText(instantText(report.reportedAt) ?? ''),
    decided: decidedAt && momentText(decidedAt),
  }
}
export type ThanksReportView = ReturnType<typeof reportView>

export const listThanksReportsFn = createServerFn().handler(async () => {
  const { open, decided, total } = await callStaff(ThanksReports.method.listThanksReports, {})
  return { open: open.map(reportView), decided: decided.map(reportView), total }
})

export const decideThanksReportFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      id: uuid,
      idempotencyKey: submissionKey,
      verdict: v.pipe(v.string(), v.maxLength(40)),
    }),
  )
  .handler(
    postedCommand({
      run: async (fields): Promise<FormAnswer> => {
        return wordOfOutcome(
          DecideThanksReportOutcome,
          callStaff(ThanksReports.method.decideThanksReport, {
            ...fields,
            verdict: numberOf(ThanksVerdict, fields.verdict),
          }),
        )
      },
      next: ({ outcome }) => toStaffThanks({ outcome }),
    }),
  )
