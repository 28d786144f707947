import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  FailedJobs,
  ListFailedJobsRequestSchema,
  RetryFailedJobRequestSchema,
} from '../../../contract/gen/failed_jobs_pb.ts'
import { toStaffJobs } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { failedJobView, retryAnswer, type RetryAnswer } from './failed-job-view.ts'

export const listFailedJobs = createServerFn().handler(async () => {
  const request = create(ListFailedJobsRequestSchema)
  const { jobs, total } = await callStaff(FailedJobs.method.listFailedJobs, request)
  return { jobs: jobs.map(failedJobView), total }
})

async function retry(job: { id: string }): Promise<RetryAnswer> {
  const request = create(RetryFailedJobRequestSchema, job)
  const { outcome } = await callStaff(FailedJobs.method.retryFailedJob, request)
  return retryAnswer(outcome)
}

export const retryFailedJob = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ id: v.pipe(v.string(), v.uuid()) }))
  .handler(postedCommand({ run: retry, next: ({ outcome }) => toStaffJobs({ outcome }) }))
