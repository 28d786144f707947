import { HOUR_MS } from '../../../domain/duration.ts'
import * as v from 'valibot'
import { isQuietAt } from '../../../domain/notice/quiet-hours.ts'
import {
  reminderAt,
  reminderWords,
  remindersBehind,
  type Reminder,
} from '../../../domain/work/work-reminder.ts'
import { STATEMENT_AFTER_HOURS } from '../../../domain/work/stated-work.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction, withRetry } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import { letReportStand } from './answer-report.service.ts'
import { recordNotice } from './record-notice.ts'
import { findUnanswered, lockToRemind, moveOn, passReminders } from './work-day.store.ts'

/** A work without a stamp of its end is over so long after the planned end. */
const OVER_AFTER = 2 * HOUR_MS
/** Reminders of one minute. */
const BATCH = 500

type Due = Awaited<ReturnType<typeof lockToRemind>>[number]

function noticeOf(work: Due, reminder: Reminder, now: Date): NewNotice | null {
  if (reminder.about === 'REPORT')
    return work.state === 'FINISHED'
      ? recordNotice('WORK_REPORT_DUE', work, { occasion: reminder.hours })
      : null
  if (work.state !== 'SCHEDULED') return null
  const occasion = work.plannedStart.getTime() + reminder.hours
  return recordNotice('WORK_REMINDER', work, { occasion, at: reminderWords(work.plannedStart, now) })
}

/** With the doctor's last reminder of a report the hospital learns that it may state the work. */
function unreportedNotice(work: Due, now: Date): NewNotice[] {
  const reminder = reminderAt(work, remindersBehind(work, now), now)
  const isLast = reminder?.about === 'REPORT' && reminder.hours === STATEMENT_AFTER_HOURS
  return isLast && work.state === 'FINISHED'
    ? [recordNotice('WORK_UNREPORTED', work, { occasion: STATEMENT_AFTER_HOURS })]
    : []
}

/** Sends the reminders due, of each work the last one only. */
const remind = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, async (tx) => {
    // After an outage: in the morning, of the works as they are planned then.
    if (isQuietAt(now)) return
    const due = await lockToRemind(tx, now, BATCH)
    const notices = due.flatMap((work) => {
      const reminder = reminderAt(work, remindersBehind(work, now), now)
      return (reminder && noticeOf(work, reminder, now)) ?? []
    })
    await passReminders(
      tx,
      due.map(({ workId }) => workId),
      now,
    )
    await orderNotices(tx, [...notices, ...due.flatMap((work) => unreportedNotice(work, now))], now)
  })

/** Begins and finishes works by the clock, reminds of works and reports, and lets unanswered reports stand. */
export const createWorkDayJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'work-day',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      await withRetry(() => moveOn(database, 'IN_PROGRESS', now))
      const over = new Date(now.getTime() - OVER_AFTER)
      await withRetry(() => moveOn(database, 'FINISHED', over))
      await remind(database, now)
      const failures: unknown[] = []
      for (const { workId, doctorId } of await findUnanswered(database, now))
        await letReportStand(database, { workId, doctorId, now }).catch((error: unknown) =>
          failures.push(error),
        )
      // Thrown after the loop, so that one failing report does not block the others.
      if (failures.length > 0) throw failures[0]
    },
    together: 1,
    pollSeconds: 15,
    expireSeconds: 300,
    retry: { times: 2, firstSeconds: 30, longestSeconds: 60 },
    schedule: [{ key: 'all', cron: '* * * * *', data: {} }],
  })
