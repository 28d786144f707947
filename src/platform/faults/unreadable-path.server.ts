import { errorResponse, wantsHtml } from './error-response.server.ts'

/** Null for what cannot be decoded. The build takes a call whose result is not used for one without an effect. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** A path in whose segments that cannot be decoded each `%` stands for itself; the path itself where there is none. */
export const readablePath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (decoded(segment) === null ? segment.replaceAll('%', '%25') : segment))
    .join('/')

/**
 * The answer to a path that cannot be decoded: Start has an empty 400 for it, and the router in the browser fails. Who
 * looks for a page is sent to the same path made readable, where nothing is: the page of the app that says so.
 */
export const answerUnreadable = (request: Request, readable: string, requestId: string): Response =>
  (request.method === 'GET' || request.method === 'HEAD') && wantsHtml(request.headers.get('accept'))
    ? new Response(null, { status: 307, headers: { Location: readable, 'Cache-Control': 'no-store' } })
    : errorResponse(request, 400, requestId)
