import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { FailedJobKind, FailedJobs, RetryOutcome } from '../../../contract/gen/failed_job_pb.ts'
import { logEvent } from '../../../platform/server/log.server.ts'
import type { Database } from '../../database/client.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import { toUuid } from '../../rpc/rpc-input.ts'
import { findFailedJobs, retryFailedJob } from './failed-job.store.ts'

const SHOWN = 50

const KINDS: ReadonlyMap<string, FailedJobKind> = new Map([
  ['mail', FailedJobKind.MAIL],
  ['publication', FailedJobKind.PUBLICATION],
  ['purge', FailedJobKind.PURGE],
  ['application-deadline', FailedJobKind.APPLICATION_DEADLINE],
  ['line', FailedJobKind.LINE],
  ['push', FailedJobKind.PUSH],
  ['engagement', FailedJobKind.ENGAGEMENT],
  ['reply-time', FailedJobKind.REPLY_TIME],
  ['date-change', FailedJobKind.DATE_CHANGE],
  ['substitute', FailedJobKind.SUBSTITUTE],
  ['work-day', FailedJobKind.WORK_DAY],
  ['measured', FailedJobKind.MEASURED],
  ['terms-notice', FailedJobKind.TERMS_NOTICE],
  ['rehire', FailedJobKind.REHIRE],
  ['payment', FailedJobKind.PAYMENT],
  ['daily-figures', FailedJobKind.DAILY_FIGURES],
  ['renewal', FailedJobKind.RENEWAL],
  ['figures', FailedJobKind.FIGURES],
  ['object-sweep', FailedJobKind.OBJECT_SWEEP],
  ['listing-confirmation', FailedJobKind.LISTING_CONFIRMATION],
])

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of dp.staff.FailedJobs, each for staff only. */
export const createFailedJobMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethodRaw(FailedJobs.method.listFailedJobs, async (_, call) => {
    await staffOf(call)
    const { jobs, total } = await findFailedJobs(database, SHOWN)
    return {
      jobs: jobs.map(({ name, orderedAt, failedAt, ...job }) => ({
        ...job,
        kind: KINDS.get(name) ?? FailedJobKind.UNSPECIFIED,
        orderedAt: timestampFromDate(orderedAt),
        failedAt: timestampFromDate(failedAt),
      })),
      total,
    }
  }),

  rpcMethodRaw(FailedJobs.method.retryFailedJob, async ({ id }, call) => {
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
    if (job === null) return { outcome: RetryOutcome.GONE }
    logEvent('job_retried', { job, id })
    return { outcome: RetryOutcome.RETRIED }
  }),
]
