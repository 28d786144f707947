import type { BackendDeps } from './backend-parts.ts'
import { createLineJob } from './delivery/line.job.ts'
import { createLineSender } from './delivery/line-messaging.ts'
import { createPushJob } from './delivery/push.job.ts'
import { createPushSender } from './delivery/web-push.ts'
import type { FileSettings } from './file/file-store.ts'
import { createObjectSweepJob } from './file/object-sweep.job.ts'
import { createDailyFiguresJob } from './figures/daily-figures.job.ts'
import type { Job } from './jobs/job.ts'
import type { LetterWriter } from './mail/letter.ts'
import { createConfirmationJob } from './listing-editor/confirmation/confirmation.job.ts'
import { keepMailStop } from './notice/stop-mails.service.ts'
import { createMailJob } from './mail/mail.job.ts'
import { createShortMessages } from './recorded-letters.ts'
import { createPurgeJob } from './retention/purge.job.ts'
import { createPublicationJob } from './saved-search/publication.job.ts'
import { createApplicationDeadlineJob } from './work/application/application-deadline.job.ts'
import { createDateChangeJob } from './work/date-change/date-change.job.ts'
import { createEngagementJob } from './work/contract/engagement.job.ts'
import { createFiguresJob } from './work/figures/figures.job.ts'
import { createPaymentJob } from './work/payment/payment.job.ts'
import { createWorkDayJob } from './work/record/work-day.job.ts'
import { createRehireJob } from './work/rehire/rehire.job.ts'
import { createRenewalJob } from './work/contract/renewal.job.ts'
import { createMeasuredJob } from './work/measured/measured.job.ts'
import { createReplyTimeJob } from './work/measured/reply-time.job.ts'
import { createSubstituteJob } from './work/substitute/substitute.job.ts'
import { createTermsNoticeJob } from './work/terms-notice/terms-notice.job.ts'

type OwnJobsOptions = Pick<
  BackendDeps,
  'database' | 'clock' | 'origin' | 'line' | 'lineMessaging' | 'webPush' | 'sendMail'
> & {
  files: FileSettings
  letters: Readonly<Record<string, LetterWriter>>
}

/** The jobs of this process. Without its settings a channel has none: what it should send waits. */
export function createOwnJobs(options: OwnJobsOptions): Job[] {
  const { database, clock, origin, line, lineMessaging, webPush, files, sendMail, letters } = options
  const delivery = { database, clock, writers: createShortMessages(database) }
  return [
    ...(sendMail
      ? [
          createMailJob({
            database,
            clock,
            origin,
            send: sendMail,
            letters,
            keepStop: (token) => keepMailStop(database, token, clock()),
          }),
        ]
      : []),
    ...(line && lineMessaging
      ? [createLineJob({ ...delivery, origin, provider: line.issuer, send: createLineSender(lineMessaging) })]
      : []),
    ...(webPush ? [createPushJob({ ...delivery, send: createPushSender(webPush) })] : []),
    ...(files.s3 ? [createObjectSweepJob(database, clock, files.s3)] : []),
    createPublicationJob(database, clock),
    createPurgeJob(database, clock),
    createDailyFiguresJob(database, clock),
    createConfirmationJob(database, clock),
    createApplicationDeadlineJob(database, clock),
    createDateChangeJob(database, clock),
    createEngagementJob(database, clock),
    createSubstituteJob(database, clock),
    createWorkDayJob(database, clock),
    createRehireJob(database, clock),
    createRenewalJob(database, clock),
    createPaymentJob(database, clock),
    createReplyTimeJob(database, clock),
    createMeasuredJob(database, clock),
    createFiguresJob(database, clock),
    createTermsNoticeJob(database, clock),
  ]
}
