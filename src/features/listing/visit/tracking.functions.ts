import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { clickEvent } from '../../../domain/visit/tracking-event.ts'
import { ARE_ACTIVITIES_SENT } from '../../../platform/build-environment.ts'
import { logError, logEvent } from '../../../platform/server/log.server.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { userService } from '../../../services/user/user.server.ts'
import { activitySender, clickSender } from './click-sender.server.ts'
import { RecordClickEvents } from './tracking.listings.documents.ts'
import { nowMs } from '../../../platform/clock.ts'

const visit = v.object({
  pathname: v.pipe(v.string(), v.regex(/^\/(?:spot|regular)\/[\w-]{1,64}$/)),
  search: v.pipe(v.string(), v.maxLength(500)),
})

/** Records that a listing was opened from a mail or a LINE message. Errors are logged, never shown to the doctor. */
export const recordListingClick = createServerFn({ method: 'POST' })
  .validator(visit)
  .handler(async ({ data }): Promise<void> => {
    const id = crypto.randomUUID()
    try {
      const bearer = await callerIdToken()
      const event = clickEvent({ ...data, isAnonymous: bearer === null })
      if (!event) return
      const sender = clickSender()
      await askListings(RecordClickEvents, { eventData: [event], sender }, bearer)
      // The activity log contains signed-in users only.
      if (bearer === null) return
      const activity = { ...event, id, occurTime: occurTime() }
      if (!ARE_ACTIVITIES_SENT) {
        logEvent('ActivityLogger', activity)
        return
      }
      await userService(bearer).createActivity({
        version: 1,
        ...activitySender(sender),
        events: [activity],
      })
    } catch (cause) {
      logError(new Error(`ActivityLogger: ${id}`, { cause }))
    }
  })

function occurTime() {
  const ms = nowMs()
  return { seconds: BigInt(Math.floor(ms / 1_000)), nanos: (ms % 1_000) * 1_000_000 }
}
