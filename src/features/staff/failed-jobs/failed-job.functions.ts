import { createServerFn } from '@tanstack/react-start'
import { FailedJobs } from '../../../contract/gen/failed_job_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffJobs } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'

export const listFailedJobsFn = createServerFn().handler(() =>
  callStaff(FailedJobs.method.listFailedJobs, {}),
)

export const retryFailedJobFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ id: uuid }))
  .handler(
    postedCommand({
      run: (job) => callStaff(FailedJobs.method.retryFailedJob, job),
      next: ({ outcome }) => toStaffJobs({ outcome }),
    }),
  )
