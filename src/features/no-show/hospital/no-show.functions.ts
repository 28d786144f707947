import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  NoShows,
  NoShowState,
  ReportNoShowOutcome,
  WithdrawNoShowOutcome,
} from '../../../contract/gen/no_show_pb.ts'
import { requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { NO_SHOW_TEXT } from '../../../domain/work/no-show.ts'
import { toHospitalNoShow } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { timestampText } from '../../../services/timestamp-text.ts'
import { invalidAnswer, problemsAmong, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { REPORT_NO_SHOW_FORM } from './no-show-search.ts'

/** The word about absence from a work of the member's hospital. */
export const getNoShowFn = createServerFn()
  .validator(uuid)
  .handler(async ({ data: workId }) => {
    const { noShow, mayReport, mayWithdraw } = await callHospitalRaw(NoShows.method.getNoShow, { workId })
    return {
      noShow: noShow
        ? {
            state: requiredWord(NoShowState, noShow.state, 'NoShow.state'),
            attempts: noShow.attempts,
            reported: timestampText(noShow.reportedAt),
            reason: noShow.reason,
            closed: timestampText(noShow.closedAt),
          }
        : null,
      mayReport,
      mayWithdraw,
    }
  })

const reportSchema = formWith({
  workId: uuid,
  attempts: longText,
  idempotencyKey: submissionKey,
})

async function report({ form, fields }: v.InferOutput<typeof reportSchema>): Promise<FormAnswer> {
  const attempts = lengthProblem(typedIn(form, 'attempts'), NO_SHOW_TEXT)
  const invalid = invalidAnswer(problemsAmong({ attempts }))
  if (invalid) return invalid
  return wordOfOutcome(ReportNoShowOutcome, callHospitalRaw(NoShows.method.reportNoShow, fields))
}

/** The hospital reports that the doctor did not come. */
export const reportNoShowFn = createServerFn({ method: 'POST' })
  .validator(reportSchema)
  .handler(
    postedCommand({
      form: REPORT_NO_SHOW_FORM,
      run: report,
      typed: ({ form }) => ({ attempts: typedIn(form, 'attempts') }),
      isDone: ({ outcome }) => outcome === 'REPORTED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalNoShow(workId, { outcome }),
    }),
  )

const withdrawSchema = fieldsOf({ workId: uuid, idempotencyKey: submissionKey })

async function withdraw(fields: v.InferOutput<typeof withdrawSchema>): Promise<FormAnswer> {
  return wordOfOutcome(WithdrawNoShowOutcome, callHospitalRaw(NoShows.method.withdrawNoShow, fields))
}

export const withdrawNoShowFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome }, { workId }) => toHospitalNoShow(workId, { outcome }),
    }),
  )
