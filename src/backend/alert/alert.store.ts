import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { serviceAlert } from '../database/schema/event.ts'

/** An alert ends at an instant that may still be ahead. */
const isShownAt = (now: Date) => or(isNull(serviceAlert.endedAt), gt(serviceAlert.endedAt, now))

/** Alerts that have not ended at `now`, newest first. */
export const findServiceAlerts = (executor: Executor, now: Date) =>
  executor
    .select({
      status: serviceAlert.status,
      description: serviceAlert.description,
      link: serviceAlert.link,
      date: serviceAlert.date,
      service: serviceAlert.service,
    })
    .from(serviceAlert)
    .where(isShownAt(now))
    .orderBy(desc(serviceAlert.date), desc(serviceAlert.id))
    .limit(50)

/** For staff: the alerts shown at `now`, then those that have ended, newest first. */
export const findAllAlerts = (executor: Executor, now: Date, limit: number) =>
  executor
    .select({
      id: serviceAlert.id,
      status: serviceAlert.status,
      description: serviceAlert.description,
      link: serviceAlert.link,
      date: serviceAlert.date,
      service: serviceAlert.service,
      endedAt: serviceAlert.endedAt,
      isShown: sql<boolean>`(${isShownAt(now)})`.as('is_shown'),
    })
    .from(serviceAlert)
    .orderBy(sql`is_shown desc`, desc(serviceAlert.date), desc(serviceAlert.id))
    .limit(limit)

/** Other writers of alerts wait until the end of the transaction; readers do not. */
export async function lockAlerts(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table ${serviceAlert} in share row exclusive mode`)
}

export async function countShown(tx: Executor, now: Date): Promise<number> {
  const [row] = await tx.select({ shown: count() }).from(serviceAlert).where(isShownAt(now))
  return row?.shown ?? 0
}

/** Returns the id. */
export async function insertAlert(tx: Executor, row: typeof serviceAlert.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(serviceAlert).values(row).returning({ id: serviceAlert.id })
  if (!inserted) throw new Error('the alert was not inserted')
  return inserted.id
}

/** The alert's text and whether it is shown at `now`; null for an unknown one. */
export async function findAlert(tx: Executor, id: number, now: Date) {
  const [row] = await tx
    .select({
      description: serviceAlert.description,
      isShown: sql<boolean>`(${isShownAt(now)})`,
    })
    .from(serviceAlert)
    .where(eq(serviceAlert.id, id))
  return row ?? null
}

export async function endAlertAt(tx: Executor, id: number, at: Date): Promise<void> {
  await tx
    .update(serviceAlert)
    .set({ endedAt: at })
    .where(and(eq(serviceAlert.id, id), isShownAt(at)))
}
