import { create } from '@bufbuild/protobuf'
import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  FailedJobs,
  ListFailedJobsRequestSchema,
  RetryFailedJobRequestSchema,
} from '../../contract/gen/failed_jobs_pb.ts'
import { toStaffJobs } from '../../platform/addresses.ts'
import { logError } from '../../platform/log.server.ts'
import { signedInIdToken } from '../../services/caller.server.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { answered, byScript } from '../forms/answered.server.ts'
import { typedIn } from '../forms/form-answer.ts'
import { failedJobView, retryAnswer, type RetryAnswer } from './failed-job-view.ts'

export const listFailedJobs = createServerFn().handler(async () => {
  const request = create(ListFailedJobsRequestSchema)
  const { jobs, total } = await callStaff(FailedJobs.method.listFailedJobs, request, await signedInIdToken())
  return { jobs: jobs.map(failedJobView), total }
})

const retrySchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => typedIn(form, 'id')),
  v.string(),
  v.uuid(),
)

async function retry(id: string): Promise<RetryAnswer> {
  const request = create(RetryFailedJobRequestSchema, { id })
  const { outcome } = await callStaff(FailedJobs.method.retryFailedJob, request, await signedInIdToken())
  return retryAnswer(outcome)
}

/** One function behind one form: an answer for script, a redirect for the browser itself. */
export const retryFailedJob = createServerFn({ method: 'POST' })
  .validator(retrySchema)
  .handler(async ({ data }): Promise<RetryAnswer> => {
    const answer = byScript()
      ? await retry(data)
      : await retry(data).catch((error: unknown): RetryAnswer => {
          logError(error, { serverFunction: 'retryFailedJob' })
          return { outcome: 'UNREACHABLE' }
        })
    return answered(answer, {
      form: 'failedJob',
      to: () => redirect({ ...toStaffJobs(answer), statusCode: 303 }),
    })
  })
