import { desc, isNull } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { serviceAlert } from '../database/schema/event.ts'

/** Alerts that have not ended, newest first. */
export const findServiceAlerts = (executor: Executor) =>
  executor
    .select({
      status: serviceAlert.status,
      description: serviceAlert.description,
      link: serviceAlert.link,
      date: serviceAlert.date,
      service: serviceAlert.service,
    })
    .from(serviceAlert)
    .where(isNull(serviceAlert.endedAt))
    .orderBy(desc(serviceAlert.date), desc(serviceAlert.id))
    .limit(50)
