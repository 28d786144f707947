import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { clickEventOf } from '../../../domain/visit/tracking-event.ts'
import { ARE_ACTIVITIES_SENT } from '../../../platform/build-environment.ts'
import { logError, logEvent } from '../../../platform/server/log.server.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { fieldsOf } from '../../forms/form-fields.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { userService } from '../../../services/user/user.server.ts'
import { activitySender, clickSender } from './click-sender.server.ts'
import { RecordClickEvents } from './tracking.listings.documents.ts'
import { nowMs } from '../../../platform/clock.ts'

const pathname = v.pipe(v.string(), v.regex(/^\/(?:spot|regular)\/[\w-]{1,64}$/))
const search = v.pipe(v.string(), v.maxLength(500))

type Visit = { pathname: string; search: string }

/** Errors are logged, never shown to the doctor. Without a token nobody is named, and no activity is logged. */
async function record(visit: Visit, tokenOf: () => Promise<string | null>): Promise<void> {
  const id = crypto.randomUUID()
  try {
    const bearer = await tokenOf()
    const event = clickEventOf({ ...visit, isAnonymous: bearer === null })
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
}

/**
 * Records that a listing was opened from a mail or a LINE message. `isTokenReady` is false for a page that could not wait
 * for its token: the session cookie, which may be of another person than the native app's token, is not asked then.
 */
export const recordListingClickFn = createServerFn({ method: 'POST' })
  .validator(v.object({ pathname, search, isTokenReady: v.boolean() }))
  .handler(({ data: { isTokenReady, ...visit } }) =>
    record(visit, isTokenReady ? callerIdToken : async () => null),
  )

/** The same for a page without script, which has no token but the cookie's; then the listing itself. */
export const openTrackedListingFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ pathname, search }))
  .handler(async ({ data }) => {
    await record(data, callerIdToken)
    throw redirect({ href: data.pathname, statusCode: 303 })
  })

function occurTime() {
  const ms = nowMs()
  return { seconds: BigInt(Math.floor(ms / 1_000)), nanos: (ms % 1_000) * 1_000_000 }
}
