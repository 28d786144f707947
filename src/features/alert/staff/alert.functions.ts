import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ServiceAlerts } from '../../../contract/gen/alert_pb.ts'
import { ALERT_SERVICE_CONSTANT, alertServiceOf } from '../../../domain/staff/alert-service.ts'
import { ALERT_STATUS_CONSTANT, alertStatusOf } from '../../../domain/staff/alert-status.ts'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { toStaffAlerts } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'

/** Alerts shown now, then those that have ended. */
export const listAlertsFn = createServerFn().handler(async () => {
  const { alerts } = await callStaff(ServiceAlerts.method.listAlerts, {})
  return alerts.map((alert) => ({
    ...alert,
    status: alertStatusOf(alert.status),
    service: alertServiceOf(alert.service),
  }))
})

const writeSchema = fieldsOf({
  status: v.picklist(['investigating', 'notice']),
  service: v.pipe(v.string(), v.transform(alertServiceOf)),
  description: longText,
  link: v.pipe(v.string(), v.maxLength(5_000)),
  ends: v.pipe(
    v.string(),
    v.check((text) => text === '' || !Number.isNaN(typedInstant(text).getTime())),
  ),
  idempotencyKey: submissionKey,
})

/** Publishes an alert. */
export const writeAlertFn = createServerFn({ method: 'POST' })
  .validator(writeSchema)
  .handler(
    postedCommand({
      run: ({ status, service, ends, ...typed }) =>
        callStaff(ServiceAlerts.method.writeAlert, {
          ...typed,
          status: ALERT_STATUS_CONSTANT[status],
          service: ALERT_SERVICE_CONSTANT[service],
          endsAt: ends === '' ? null : typedInstant(ends).toISOString(),
        }),
      next: ({ outcome }) => toStaffAlerts({ outcome }),
    }),
  )

export const endAlertFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ id: v.pipe(v.string(), v.regex(/^\d{1,12}$/)), idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: (alert) => callStaff(ServiceAlerts.method.endAlert, alert),
      next: ({ outcome }) => toStaffAlerts({ outcome }),
    }),
  )
