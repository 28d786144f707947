import type { AccountOf, CallerOf } from './account/request-account.service.ts'
import type { Database } from './database/client.ts'
import type { Memberships } from './gate/memberships.ts'
import { createCalendarFeedHandler } from './work/calendar/feed.handler.ts'
import { createWorkCalendarHandler } from './work/calendar/work-calendar.handler.ts'
import { createHoursCsvHandler } from './work/hours/hours-csv.handler.ts'
import { createPaymentFilesHandler } from './work/payment/payment-files.handler.ts'

type WorkFileOptions = {
  database: Database
  clock: () => Date
  origin: string
  accountOf: AccountOf
  callerOf: CallerOf
  memberships: Memberships
  reportFrom: (path: string) => (error: unknown) => void
}

/** The files that a doctor takes away: calendars, hours and payments. */
export const createWorkFileHandlers = ({
  database,
  clock,
  origin,
  accountOf,
  callerOf,
  memberships,
  reportFrom,
}: WorkFileOptions) => ({
  paymentFiles: createPaymentFilesHandler({
    database,
    memberships,
    callerOf,
    clock,
    report: reportFrom('/account/payments'),
  }),
  workCalendar: createWorkCalendarHandler({ database, accountOf, origin, report: reportFrom('/calendar') }),
  workHoursCsv: createHoursCsvHandler({ database, accountOf, clock, report: reportFrom('/work') }),
  calendarFeed: createCalendarFeedHandler({ database, origin, clock, report: reportFrom('/calendar') }),
})
