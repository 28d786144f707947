import { createServerFn } from '@tanstack/react-start'
import { NoShows } from '../../../contract/gen/no_show_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalNoShow } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { fieldsOf, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { REPORT_NO_SHOW_FORM } from './report-form-data.ts'

/** The word about absence from a work of the member's hospital. */
export const getNoShowFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) => callHospital(NoShows.method.getNoShow, { workId }))

/** The hospital reports that the doctor did not come. */
export const reportNoShowFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ workId: uuid, attempts: longText, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      form: REPORT_NO_SHOW_FORM,
      run: (report) => callHospital(NoShows.method.reportNoShow, report),
      done: 'REPORTED',
      next: ({ outcome }, { workId }) => toHospitalNoShow(workId, { outcome }),
    }),
  )

export const withdrawNoShowFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ workId: uuid, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: (named) => callHospital(NoShows.method.withdrawNoShow, named),
      next: ({ outcome }, { workId }) => toHospitalNoShow(workId, { outcome }),
    }),
  )
