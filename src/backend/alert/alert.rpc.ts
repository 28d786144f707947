import { ServiceAlerts } from '../../contract/gen/alert_pb.ts'
import { ALERT_SERVICE_CONSTANT, alertServiceOf } from '../../domain/staff/alert-service.ts'
import { isAlertLink } from '../../domain/staff/service-alert.ts'
import { ALERT_STATUS_CONSTANT, ALERT_TEXT, alertStatusOf } from '../../domain/staff/alert-status.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toWords } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import type { StaffGate } from '../gate/staff-input.ts'
import { endAlert, writeAlert } from './alert.service.ts'
import { findAllAlerts } from './alert.store.ts'

const SHOWN = 30

function toLink(text: string): string | null {
  const link = text.trim()
  if (link === '') return null
  if (!isAlertLink(link)) throw invalidArgument('リンクは https:// で始まるURLにしてください。')
  return link
}

function toAlertId(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw invalidArgument('お知らせの番号が正しくありません。')
  return Number(text)
}

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.ServiceAlerts`, each for staff only. */
export const createAlertMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(ServiceAlerts.method.listAlerts, async (_, call) => {
    await staffOf(call)
    const rows = await findAllAlerts(database, clock(), SHOWN)
    return {
      alerts: rows.map((alert) => ({
        ...alert,
        id: `${alert.id}`,
        status: ALERT_STATUS_CONSTANT[alertStatusOf(alert.status)],
        link: alert.link ?? '',
        service: ALERT_SERVICE_CONSTANT[alertServiceOf(alert.service)],
      })),
    }
  }),

  rpcMethod(ServiceAlerts.method.writeAlert, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const { status, endsAt } = message
    if (status === null) throw invalidArgument('お知らせの種類を選んでください。')
    if (endsAt && Number.isNaN(endsAt.getTime())) throw invalidArgument('終わりの日時が正しくありません。')
    const request = {
      key: toIdempotencyKey(message.idempotencyKey),
      status: alertStatusOf(status),
      description: toWords(message.description, ALERT_TEXT),
      link: toLink(message.link),
      service: alertServiceOf(message.service ?? ''),
      endsAt,
    }
    const outcome = await writeAlert(database, { staffAccountId, request, now: clock() })
    return { outcome }
  }),

  rpcMethod(ServiceAlerts.method.endAlert, async ({ id, idempotencyKey }, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const request = { id: toAlertId(id), key: toIdempotencyKey(idempotencyKey) }
    const outcome = await endAlert(database, { staffAccountId, request, now: clock() })
    return { outcome }
  }),
]
