import { createServerFn } from '@tanstack/react-start'
import { FailedJobs } from '../../../contract/gen/failed_job_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffJobs } from '../../../platform/addresses.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { fieldsOf } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { failedJobView, retryAnswer, type RetryAnswer } from './failed-job-view.ts'

export const listFailedJobsFn = createServerFn().handler(async () => {
  const { jobs, total } = await callStaffRaw(FailedJobs.method.listFailedJobs, {})
  return { jobs: jobs.map(failedJobView), total }
})

async function retry(job: { id: string }): Promise<RetryAnswer> {
  const { outcome } = await callStaffRaw(FailedJobs.method.retryFailedJob, job)
  return retryAnswer(outcome)
}

export const retryFailedJobFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ id: uuid }))
  .handler(postedCommand({ run: retry, next: ({ outcome }) => toStaffJobs({ outcome }) }))
