import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { isOutage, RETRY_AFTER_SECONDS, UNAVAILABLE } from '../../domain/text/outage.ts'
import { isPublicError, MALFORMED_INPUT, PublicError, UNEXPECTED_ERROR } from './public-error.ts'
import { byScript } from '../server/by-script.server.ts'
import { messageResponse } from './error-response.server.ts'
import { logError } from '../server/log.server.ts'
import { traced } from '../server/tracing.server.ts'
import { OUTAGE_SEEN, requestScope, SERVER_FUNCTION_RAN } from '../server/request-scope.server.ts'

/**
 * Start sends the message of any thrown error to the browser. This middleware lets a PublicError through and
 * replaces every other error by a general sentence.
 */
export const hideServerErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    const { memo } = requestScope()
    const isOutermost = !memo.has(SERVER_FUNCTION_RAN)
    memo.set(SERVER_FUNCTION_RAN, true)
    try {
      const answer = await traced(`function ${serverFnMeta?.name ?? ''}`, {}, async () => next())
      if (isOutermost && isPostedByBrowser() && !isShown(answer)) throw new Response(null, { status: 204 })
      // Makes the page's script check the session again: an open page may show a doctor who is logged out or
      // banned by now.
      if ('result' in answer && isDoubt(answer.result)) setResponseHeader('X-Session-Doubted', '1')
      return answer
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const told = publicErrorOf(error, serverFnMeta?.name)
      // For a browser's own post, Start would show JSON.
      if (isOutermost && isPostedByBrowser()) throw messageResponse(getRequest(), told.status, told.message)
      // Start answers 200 even if the function threw; proxies and logs need the real status.
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

/**
 * Whether the browser called the server function by itself (form post or opened URL), without the app's
 * JavaScript.
 */
const isPostedByBrowser = (): boolean =>
  !byScript() && new URL(getRequest().url).pathname.startsWith('/_serverFn/')

/**
 * Whether Start can answer a browser's own post with this result: it writes an object as JSON and fails on
 * anything else.
 */
const isShown = (answer: object): boolean =>
  'result' in answer && typeof answer.result === 'object' && answer.result !== null

/**
 * Also notes the outage in the request scope, from which `server.ts` gives a rendered page its status 503.
 */
function unavailable(error: unknown, serverFunction: string | undefined): PublicError {
  requestScope().memo.set(OUTAGE_SEEN, true)
  logError(error, { serverFunction })
  setResponseHeader('Retry-After', String(RETRY_AFTER_SECONDS))
  return isPublicError(error) ? error : new PublicError(UNAVAILABLE, { status: 503 })
}

/** Outcomes that mean the same as statuses 401 and 403, whichever function returned them. */
const isDoubt = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'outcome' in result &&
  (result.outcome === 'SIGNED_OUT' || result.outcome === 'NOT_ALLOWED')

/** Start throws a failed validation as an error whose message is the JSON list of issues. */
function isInvalidInput(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('[')) return false
  try {
    const issues: unknown = JSON.parse(error.message)
    return Array.isArray(issues) && issues.every((issue) => typeof issue === 'object' && 'message' in issue)
  } catch {
    return false
  }
}
