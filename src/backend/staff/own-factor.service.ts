import type { StaffAction } from '../../domain/staff/staff-action.ts'
import type { Executor } from '../database/client.ts'
import { hasStaffRow, recordStaffAction } from '../gate/staff-action.service.ts'

type OwnFactor = Extract<StaffAction, `OWN_FACTOR_${string}`>
type Event = OwnFactor extends `OWN_${infer Rest}` ? Rest : never

/** Adds to the audit trail what a member of our staff did with the own second factor; nothing for everybody else. */
export async function recordOwnFactor(
  tx: Executor,
  { accountId, event, now }: { accountId: string; event: Event; now: Date },
): Promise<void> {
  if (!(await hasStaffRow(tx, accountId))) return
  await recordStaffAction(tx, {
    staffAccountId: accountId,
    kind: `OWN_${event}`,
    subject: accountId,
    words: '',
    at: now,
  })
}
