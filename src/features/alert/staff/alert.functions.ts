import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AlertService,
  AlertStatus,
  EndAlertOutcome,
  ServiceAlerts,
  WriteAlertOutcome,
} from '../../../contract/gen/alert_pb.ts'
import { numberOf, wireWordOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { alertServiceOf } from '../../../domain/staff/alert-service.ts'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { toStaffAlerts } from '../../../platform/addresses.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { timestampText } from '../../../services/timestamp-text.ts'
import { fieldsOf, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'

const STATUS = { investigating: AlertStatus.INVESTIGATING, notice: AlertStatus.NOTICE } as const

/** Alerts shown now, then those that have ended. */
export const listAlertsFn = createServerFn().handler(async () => {
  const { alerts } = await callStaffRaw(ServiceAlerts.method.listAlerts, {})
  return alerts.map(({ id, status, description, link, service, date, endedAt, isShown }) => ({
    id,
    status: status === AlertStatus.INVESTIGATING ? ('investigating' as const) : ('notice' as const),
    description,
    link,
    service: alertServiceOf(wireWordOf(AlertService, service) ?? ''),
    written: timestampText(date),
    ended: timestampText(endedAt),
    isShown,
  }))
})

const writeSchema = fieldsOf({
  status: v.picklist(['investigating', 'notice']),
  service: v.pipe(v.string(), v.transform(alertServiceOf)),
  description: longText,
  link: v.pipe(v.string(), v.maxLength(5_000)),
  ends: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/))]),
  idempotencyKey: submissionKey,
})

async function write({ status, service, ends, ...typed }: v.InferOutput<typeof writeSchema>) {
  return wordOfOutcome(
    WriteAlertOutcome,
    callStaffRaw(ServiceAlerts.method.writeAlert, {
      ...typed,
      status: STATUS[status],
      service: numberOf(AlertService, service.toUpperCase()),
      endsAt: ends === '' ? undefined : timestampFromDate(typedInstant(ends)),
    }),
  )
}

/** Publishes an alert. */
export const writeAlertFn = createServerFn({ method: 'POST' })
  .validator(writeSchema)
  .handler(postedCommand({ run: write, next: ({ outcome }) => toStaffAlerts({ outcome }) }))

const endSchema = fieldsOf({ id: v.pipe(v.string(), v.regex(/^\d{1,12}$/)), idempotencyKey: submissionKey })

async function end(typed: v.InferOutput<typeof endSchema>) {
  return wordOfOutcome(EndAlertOutcome, callStaffRaw(ServiceAlerts.method.endAlert, typed))
}

export const endAlertFn = createServerFn({ method: 'POST' })
  .validator(endSchema)
  .handler(postedCommand({ run: end, next: ({ outcome }) => toStaffAlerts({ outcome }) }))
