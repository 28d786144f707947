import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { isOutage, RETRY_AFTER_SECONDS, UNAVAILABLE } from '../domain/text/outage.ts'
import { isPublicError, MALFORMED_INPUT, PublicError, UNEXPECTED_ERROR } from './public-error.ts'
import { byScript } from './by-script.server.ts'
import { logError } from './log.server.ts'
import { OUTAGE_SEEN, requestScope, SERVER_FUNCTION_RAN } from './request-scope.server.ts'

/** Start sends a thrown error's message to the browser: only those meant for the doctor may leave as they are. */
export const hideServerErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    const { requestId, memo } = requestScope()
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
      if (isOutage(error)) throw unavailable(error, serverFnMeta?.name)
      if (isPublicError(error)) throw withStatus(error)
      if (isInvalidInput(error)) throw withStatus(new PublicError(MALFORMED_INPUT, { status: 400 }))
      logError(error, { serverFunction: serverFnMeta?.name })
      throw withStatus(new PublicError(`${UNEXPECTED_ERROR}(エラー番号 ${requestId})`, { status: 500 }))
    }
  },
)

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
  return withStatus(isPublicError(error) ? error : new PublicError(UNAVAILABLE, { status: 503 }))
}

/** Start sends the error of a function that ran with 200: whoever sees answers go by must be able to tell. */
function withStatus(error: PublicError): PublicError {
  setResponseStatus(error.status)
  return error
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
