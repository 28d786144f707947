import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { UAParser } from 'ua-parser-js'
import * as v from 'valibot'
import { Platform } from '../../contract/gen/user_pb.ts'
import { APP_VERSION } from '../../domain/app-version.ts'
import { clickEvent } from '../../domain/tracking-event.ts'
import { reportError } from '../../platform/report.server.ts'
import { requestScope } from '../../platform/request-scope.server.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { userService } from '../../services/user/user.server.ts'

const visit = v.object({
  pathname: v.pipe(v.string(), v.regex(/^\/(?:spot|regular)\/[\w-]{1,64}$/)),
  search: v.pipe(v.string(), v.maxLength(500)),
})

/** Spec section 7, call 7: sent from production and preview builds, written to the console everywhere else. */
const IS_REPORTED = import.meta.env.PROD || import.meta.env.MODE === 'preview'

/** Who opened a listing from a mail or a LINE message. Whatever goes wrong is ours to know, not the doctor's. */
export const recordListingClick = createServerFn({ method: 'POST' })
  .validator(visit)
  .handler(async ({ data }): Promise<void> => {
    const id = crypto.randomUUID()
    try {
      const bearer = await callerIdToken()
      const event = clickEvent({ ...data, isAnonymous: bearer === null })
      if (!event) return
      if (!IS_REPORTED) {
        console.info('ActivityLogger', { id, ...event })
        return
      }
      await userService(bearer).createActivity({
        version: 1,
        ...sender(),
        events: [{ id, ...event, occurTime: now() }],
      })
    } catch (cause) {
      reportError(new Error(`ActivityLogger: ${id}`, { cause }), { requestId: requestScope().requestId })
    }
  })

function now() {
  const ms = Date.now()
  return { seconds: BigInt(Math.floor(ms / 1_000)), nanos: (ms % 1_000) * 1_000_000 }
}

function sender() {
  const { device } = new UAParser(getRequestHeader('user-agent') ?? '').getResult()
  return {
    device: { manufacturer: device.vendor ?? '', modelName: device.model ?? '' },
    app: { platform: Platform.PC_WEB, version: APP_VERSION },
  }
}
