import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { isOutage, RETRY_AFTER_SECONDS, UNAVAILABLE } from '../../domain/text/outage.ts'
import { isPublicError, MALFORMED_INPUT, PublicError, UNEXPECTED_ERROR } from './public-error.ts'
import { byScript } from '../by-script.server.ts'
import { messageResponse } from './error-response.server.ts'
import { logError } from '../log.server.ts'
import { OUTAGE_SEEN, requestScope, SERVER_FUNCTION_RAN } from '../request-scope.server.ts'

/** Start sends a thrown error's message to the browser: only those meant for the doctor may leave as they are. */
export const hideServerErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    const { memo } = requestScope()
    const isOutermost = !memo.has(SERVER_FUNCTION_RAN)
    memo.set(SERVER_FUNCTION_RAN, true)
    try {
      const answer = await next()
      if (isOutermost && isPostedByBrowser() && !isShown(answer)) throw new Response(null, { status: 204 })
      // The page's script looks anew who is asking: an open page may show somebody who is no longer that.
      if ('result' in answer && isDoubt(answer.result)) setResponseHeader('X-Session-Doubted', '1')
      return answer
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const told = publicErrorOf(error, serverFnMeta?.name)
      // Start would show the browser JSON.
      if (isOutermost && isPostedByBrowser()) throw messageResponse(getRequest(), told.status, told.message)
      // Start sends the error of a function that ran with 200: whoever sees answers go by must be able to tell.
      setResponseStatus(told.status)
      throw told
    }
  },
)

function publicErrorOf(error: unknown, serverFunction: string | undefined): PublicError {
  if (isOutage(error)) return unavailable(error, serverFunction)
  if (isPublicError(error)) return error
  if (isInvalidInput(error)) return new PublicError(MALFORMED_INPUT, { status: 400 })
  logError(error, { serverFunction })
  return new PublicError(`${UNEXPECTED_ERROR}(エラー番号 ${requestScope().requestId})`, { status: 500 })
}

/** Whether the browser itself asks, by a form or an address, and no script of ours. */
const isPostedByBrowser = (): boolean =>
  !byScript() && new URL(getRequest().url).pathname.startsWith('/_serverFn/')

/** Start can show a browser an object as JSON; of anything else it makes a failure of the server. */
const isShown = (answer: object): boolean =>
  'result' in answer && typeof answer.result === 'object' && answer.result !== null

/** Noted for the page as well, which is answered by the router. */
function unavailable(error: unknown, serverFunction: string | undefined): PublicError {
  requestScope().memo.set(OUTAGE_SEEN, true)
  logError(error, { serverFunction })
  setResponseHeader('Retry-After', String(RETRY_AFTER_SECONDS))
  return isPublicError(error) ? error : new PublicError(UNAVAILABLE, { status: 503 })
}

/** Outcomes that say the same as 401 and 403, of whatever function. */
const isDoubt = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'outcome' in result &&
  (result.outcome === 'SIGNED_OUT' || result.outcome === 'NOT_ALLOWED')

/** Start throws what a validator found as an error whose message is the list of issues in JSON. */
function isInvalidInput(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('[')) return false
  try {
    const issues: unknown = JSON.parse(error.message)
    return Array.isArray(issues) && issues.every((issue) => typeof issue === 'object' && 'message' in issue)
  } catch {
    return false
  }
}
