import { FailedJobs } from '../../../contract/gen/failed_job_pb.ts'
import type { Told } from '../../../contract/plain.ts'
import { logEvent } from '../../../platform/server/log.server.ts'
import type { Database } from '../../database/client.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import { toUuid } from '../../rpc/rpc-input.ts'
import { findFailedJobs, retryFailedJob } from './failed-job.store.ts'

const SHOWN = 50

type Kind = Told<'dp.staff.FailedJob'>['kind']

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['mail', 'MAIL'],
  ['publication', 'PUBLICATION'],
  ['purge', 'PURGE'],
  ['application-deadline', 'APPLICATION_DEADLINE'],
  ['line', 'LINE'],
  ['push', 'PUSH'],
  ['engagement', 'ENGAGEMENT'],
  ['reply-time', 'REPLY_TIME'],
  ['date-change', 'DATE_CHANGE'],
  ['substitute', 'SUBSTITUTE'],
  ['work-day', 'WORK_DAY'],
  ['measured', 'MEASURED'],
  ['terms-notice', 'TERMS_NOTICE'],
  ['rehire', 'REHIRE'],
  ['payment', 'PAYMENT'],
  ['daily-figures', 'DAILY_FIGURES'],
  ['renewal', 'RENEWAL'],
  ['figures', 'FIGURES'],
  ['object-sweep', 'OBJECT_SWEEP'],
  ['listing-confirmation', 'LISTING_CONFIRMATION'],
])

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of dp.staff.FailedJobs, each for staff only. */
export const createFailedJobMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(FailedJobs.method.listFailedJobs, async (_, call) => {
    await staffOf(call)
    const { jobs, total } = await findFailedJobs(database, SHOWN)
    return {
      jobs: jobs.map((job) => ({ ...job, kind: KINDS.get(job.name) })),
      total,
    }
  }),

  rpcMethod(FailedJobs.method.retryFailedJob, async ({ id }, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const subject = toUuid(id, '処理の番号が正しくありません。')
    const job = await database.transaction(async (tx) => {
      const name = await retryFailedJob(tx, subject)
      if (name !== null)
        await recordStaffAction(tx, {
          staffAccountId,
          kind: 'JOB_RETRIED',
          subject,
          words: name,
          at: clock(),
        })
      return name
    })
    if (job === null) return { outcome: 'GONE' }
    logEvent('job_retried', { job, id })
    return { outcome: 'RETRIED' }
  }),
]
