import {
  END_ALERT_OUTCOME,
  MOST_ALERTS,
  WRITE_ALERT_OUTCOME,
  type AlertStatus,
} from '../../domain/staff/service-alert.ts'
import type { Database, Executor } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { lockStaff, recordStaffAction } from '../staff/staff-action.service.ts'
import { countShown, endAlertAt, findAlert, insertAlert, lockAlerts } from './alert.store.ts'

type Command<Request> = { staffAccountId: string; request: Request; now: Date }

export type AlertRequest = {
  key: string
  status: AlertStatus
  description: string
  link: string | null
  /** When the alert ends by itself; null: when staff end it. */
  endsAt: Date | null
}

async function write(tx: Executor, { staffAccountId, request, now }: Command<AlertRequest>) {
  const { status, description, link, endsAt } = request
  if (endsAt !== null && endsAt <= now) return 'END_NOT_AHEAD'
  await lockAlerts(tx)
  if ((await countShown(tx, now)) >= MOST_ALERTS) return 'TOO_MANY'
  const alert = { status, description, link, date: now, service: 'all', endedAt: endsAt }
  const id = await insertAlert(tx, alert)
  await recordStaffAction(tx, {
    staffAccountId,
    kind: 'ALERT_WRITTEN',
    subject: `${id}`,
    words: description,
    at: now,
  })
  return 'WRITTEN'
}

/** Shows an alert on every page. Idempotent by key. NOT_STAFF: the caller has left meanwhile. */
export const writeAlert = (database: Database, command: Command<AlertRequest>) =>
  inTransaction(database, async (tx) => {
    const { staffAccountId: accountId, request, now } = command
    if (!(await lockStaff(tx, accountId))) return 'NOT_STAFF'
    const once = { accountId, operation: 'writeAlert', request, words: WRITE_ALERT_OUTCOME, now }
    return answerOnce(tx, once, () => write(tx, command))
  })

async function end(tx: Executor, { staffAccountId, request, now }: Command<{ id: number; key: string }>) {
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

/** Ends an alert now. Idempotent by key. NOT_STAFF: the caller has left meanwhile. */
export const endAlert = (database: Database, command: Command<{ id: number; key: string }>) =>
  inTransaction(database, async (tx) => {
    const { staffAccountId: accountId, request, now } = command
    if (!(await lockStaff(tx, accountId))) return 'NOT_STAFF'
    const once = { accountId, operation: 'endAlert', request, words: END_ALERT_OUTCOME, now }
    return answerOnce(tx, once, () => end(tx, command))
  })
