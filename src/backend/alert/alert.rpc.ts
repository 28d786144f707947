import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  AlertService,
  AlertStatus,
  EndAlertOutcome,
  ServiceAlerts,
  WriteAlertOutcome,
} from '../../contract/gen/alert_pb.ts'
import { numberOf, wireWordOf, type WordOf } from '../../contract/wire-word.ts'
import { alertServiceOf } from '../../domain/staff/alert-service.ts'
import { isAlertLink } from '../../domain/staff/service-alert.ts'
import { type ALERT_STATUS, ALERT_TEXT } from '../../domain/staff/alert-status.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toWords } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import { timestampOf } from '../rpc/timestamp-of.ts'
import type { StaffGate } from '../gate/staff-input.ts'
import { endAlert, writeAlert } from './alert.service.ts'
import { findAllAlerts } from './alert.store.ts'

const SHOWN = 30

const STATUS = {
  INVESTIGATING: 'investigating',
  NOTICE: 'notice',
} as const satisfies Record<WordOf<typeof AlertStatus>, keyof typeof ALERT_STATUS>

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
  rpcMethodRaw(ServiceAlerts.method.listAlerts, async (_, call) => {
    await staffOf(call)
    const rows = await findAllAlerts(database, clock(), SHOWN)
    return {
      alerts: rows.map(({ id, status, link, date, service, endedAt, ...alert }) => ({
        ...alert,
        id: `${id}`,
        // Every other value is a plain notice.
        status: status === 'investigating' ? AlertStatus.INVESTIGATING : AlertStatus.NOTICE,
        link: link ?? '',
        date: timestampFromDate(date),
        service: numberOf(AlertService, service.toUpperCase()),
        endedAt: timestampOf(endedAt),
      })),
    }
  }),

  rpcMethodRaw(ServiceAlerts.method.writeAlert, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const status = wireWordOf(AlertStatus, message.status)
    if (status === null) throw invalidArgument('お知らせの種類を選んでください。')
    const request = {
      key: toIdempotencyKey(message.idempotencyKey),
      status: STATUS[status],
      description: toWords(message.description, ALERT_TEXT),
      link: toLink(message.link),
      service: alertServiceOf(wireWordOf(AlertService, message.service) ?? ''),
      endsAt: message.endsAt ? timestampDate(message.endsAt) : null,
    }
    if (request.endsAt && Number.isNaN(request.endsAt.getTime()))
      throw invalidArgument('終わりの日時が正しくありません。')
    const outcome = await writeAlert(database, { staffAccountId, request, now: clock() })
    return { outcome: WriteAlertOutcome[outcome] }
  }),

  rpcMethodRaw(ServiceAlerts.method.endAlert, async ({ id, idempotencyKey }, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const request = { id: toAlertId(id), key: toIdempotencyKey(idempotencyKey) }
    const outcome = await endAlert(database, { staffAccountId, request, now: clock() })
    return { outcome: EndAlertOutcome[outcome] }
  }),
]
