import { ALERT_SERVICE, type AlertService } from '../../domain/staff/alert-service.ts'
import { END_ALERT_OUTCOME, MOST_ALERTS, WRITE_ALERT_OUTCOME } from '../../domain/staff/service-alert.ts'
import type { AlertStatus } from '../../domain/staff/alert-status.ts'
import type { Executor } from '../database/client.ts'
import { recordStaffAction } from '../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../gate/staff-command.service.ts'
import { countShown, endAlertAt, findAlert, insertAlert, lockAlerts } from './alert.store.ts'

export type AlertRequest = {
  key: string
  status: AlertStatus
  description: string
  link: string | null
  service: AlertService
  /** When the alert ends by itself; null: when staff end it. */
  endsAt: Date | null
}

async function write(tx: Executor, { staffAccountId, request, now }: StaffCommand<AlertRequest>) {
  const { status, description, link, service, endsAt } = request
  if (endsAt !== null && endsAt <= now) return 'END_NOT_AHEAD'
  await lockAlerts(tx)
  if ((await countShown(tx, now)) >= MOST_ALERTS) return 'TOO_MANY'
  const alert = { status, description, link, date: now, service, endedAt: endsAt }
  const id = await insertAlert(tx, alert)
  await recordStaffAction(tx, {
    staffAccountId,
    kind: 'ALERT_WRITTEN',
    subject: `${id}`,
    words: `${ALERT_SERVICE[service]}: ${description}`,
    at: now,
  })
  return 'WRITTEN'
}

/** Shows an alert on the pages of its service. Idempotent by key. */
export const writeAlert = staffCommand({ operation: 'writeAlert', words: WRITE_ALERT_OUTCOME }, write)

async function end(
  tx: Executor,
  { staffAccountId, request, now }: StaffCommand<{ id: number; key: string }>,
) {
  await lockAlerts(tx)
  const alert = await findAlert(tx, request.id, now)
  if (!alert) return 'NOT_FOUND'
  if (!alert.isShown) return 'ALREADY_ENDED'
  await endAlertAt(tx, request.id, now)
  const subject = `${request.id}`
  await recordStaffAction(tx, {
    staffAccountId,
    kind: 'ALERT_ENDED',
    subject,
    words: alert.description,
    at: now,
  })
  return 'ENDED'
}

/** Ends an alert now. Idempotent by key. */
export const endAlert = staffCommand({ operation: 'endAlert', words: END_ALERT_OUTCOME }, end)
