import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { isPublicError, MALFORMED_INPUT, PublicError, UNEXPECTED_ERROR } from './public-error.ts'
import { reportError } from './report.server.ts'
import { requestScope, SERVER_FUNCTION_RAN } from './request-scope.server.ts'

/** Start sends a thrown error's message to the browser: only those meant for the doctor may leave as they are. */
export const hideServerErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    const { requestId, memo } = requestScope()
    memo.set(SERVER_FUNCTION_RAN, true)
    try {
      return await next()
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      if (isPublicError(error)) throw withStatus(error)
      if (isInvalidInput(error)) throw withStatus(new PublicError(MALFORMED_INPUT, { status: 400 }))
      reportError(error, { requestId, serverFunction: serverFnMeta?.name })
      throw withStatus(new PublicError(`${UNEXPECTED_ERROR}(エラー番号 ${requestId})`))
    }
  },
)

/** Start sends the error of a function that ran with 200: whoever sees answers go by must be able to tell. */
function withStatus(error: PublicError): PublicError {
  setResponseStatus(error.status)
  return error
}

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
