import type { ActivityEventJson } from '../../contract/gen/user_pb.ts'
import { hrefOf } from '../../platform/address.ts'
import { toCreateActivity } from '../../platform/addresses.ts'
import { reportError } from '../../platform/faults/report-error.ts'
import { currentBearer } from '../session/id-token.ts'
import { activityBatch } from './activity-batch.ts'
import { ownUserAgent } from './own-user-agent.ts'

/** Sends a batch to `CreateActivity` of the user service, also while the page is left. Rejects when it is not taken. */
export async function sendActivities(events: ActivityEventJson[]): Promise<void> {
  const report = (error: Error) => reportError(error, 'activity')
  const batch = activityBatch(events, ownUserAgent(), report)
  const bearer = currentBearer()
  const response = await fetch(hrefOf(toCreateActivity()), {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(batch),
  })
  if (!response.ok) throw new Error(`CreateActivity answered ${response.status}`)
}
