import { createServerFn } from '@tanstack/react-start'
import { ThanksReports } from '../../../contract/gen/staff_thanks_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { THANKS_VERDICT } from '../../../domain/work/thanks.ts'
import { toStaffThanks } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'

export const listThanksReportsFn = createServerFn().handler(() =>
  callStaff(ThanksReports.method.listThanksReports, {}),
)

export const decideThanksReportFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ id: uuid, idempotencyKey: submissionKey, verdict: wordIn(THANKS_VERDICT) }))
  .handler(
    postedCommand({
      run: (decision) => callStaff(ThanksReports.method.decideThanksReport, decision),
      next: ({ outcome }) => toStaffThanks({ outcome }),
    }),
  )
