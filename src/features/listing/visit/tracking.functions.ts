import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { clickEvent } from '../../../domain/visit/tracking-event.ts'
import { logError, logEvent } from '../../../platform/log.server.ts'
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

/** Spec section 7, call 7: sent from production and preview builds, written to the console everywhere else. */
const IS_REPORTED = import.meta.env.PROD || import.meta.env.MODE === 'preview'

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
      if (!IS_REPORTED) {
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
