import { DAY_MS, HOUR_MS } from '../../../domain/duration.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dueDays, paydayOfWork } from '../../../domain/money/payday.ts'
import { addDays, tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { REMINDERS } from '../../../domain/work/work-reminder.ts'
import { incentiveYen, type WorkCounts } from '../../../domain/money/incentive.ts'
import type { Database } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { payment, workPayment } from '../../database/schema/work/payment.ts'
import { workReport } from '../../database/schema/work/work-record.ts'

const after = (time: Date, ms: number) => new Date(time.getTime() + ms)

/** What the doctor reported of the works that are confirmed, by their age in weeks. */
const REPORTED: Readonly<Record<number, WorkCounts & { sleepMinutes: number }>> = {
  2: {
    ambulanceAccepted: 2,
    declined: { BEDS_FULL: 1 },
    admissionsAmbulance: 1,
    admissionsWalkIn: 0,
    walkIns: 3,
    wardCalls: 4,
    sleepMinutes: 240,
  },
  6: {
    ambulanceAccepted: 1,
    declined: { OUT_OF_SPECIALTY: 1 },
    admissionsAmbulance: 0,
    admissionsWalkIn: 1,
    walkIns: 5,
    wardCalls: 2,
    sleepMinutes: 330,
  },
}

/** Of the confirmed works the oldest is paid, with tax; the other, which was to be paid in hand, is overdue. */
const PAID_WEEKS = 6
const DEMO_WITHHELD = 3_000

type Ended = { applicationId: string; weeks: number; now: Date }

/** A past work: the latest waits for its report, the others are reported and confirmed. */
export async function bringToItsEnd(database: Database, { applicationId, weeks, now }: Ended): Promise<void> {
  const [row] = await database
    .select({ work, terms: application.terms })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .where(eq(work.applicationId, applicationId))
  if (!row) return
  const { id: workId, plannedStart, plannedEnd, breakMinutes } = row.work
  const reported = REPORTED[weeks]
  // Nobody is reminded of what was over before.
  const confirmed = weeks === PAID_WEEKS ? ('PAID' as const) : ('CONFIRMED' as const)
  const state = reported ? confirmed : ('FINISHED' as const)
  const number = reported ? 1 : null
  await database
    .update(work)
    .set({ state, reminders: REMINDERS.length, reportNumber: number })
    .where(eq(work.id, workId))
  if (!reported || number === null) return
  await database.insert(workReport).values({
    workId,
    number,
    ...reported,
    actualStart: plannedStart,
    actualEnd: plannedEnd,
    breakMinutes,
    carfareYen: 0,
    comment: '',
    incentiveYen: incentiveYen(row.terms.incentives, reported),
    reportedAt: after(plannedEnd, 3 * HOUR_MS),
    confirmDueAt: after(plannedEnd, 4 * DAY_MS),
    answer: 'CONFIRMED',
    answeredAt: after(plannedEnd, 2 * DAY_MS),
  })
  const { doctorId, hospitalId } = row.work
  const payday = paydayOfWork({ plannedStart, plannedEnd, terms: row.terms })
  const yesterday = addDays(tokyoDay(now), -1)
  const paid = {
    paidOn: payday && payday.day < yesterday ? payday.day : yesterday,
    markedAt: after(now, -DAY_MS),
    markedBy: 'HOSPITAL' as const,
    withheldYen: DEMO_WITHHELD,
  }
  const paymentId = state === 'PAID' ? randomUUID() : null
  if (paymentId !== null)
    await database.insert(payment).values({ id: paymentId, doctorId, hospitalId, ...paid })
  await database
    .insert(workPayment)
    .values({ id: workId, workId, doctorId, hospitalId, ...dueDays(payday), paymentId })
}
