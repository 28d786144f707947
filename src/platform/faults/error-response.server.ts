import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { requestScope } from '../server/request-scope.server.ts'
import { plainPage } from './plain-page.ts'
import { UNEXPECTED_ERROR } from './public-error.ts'

const WORDS: Record<number, string> = {
  400: 'リクエストの形式が正しくありません。',
  500: UNEXPECTED_ERROR,
  503: UNAVAILABLE,
}

/** The response when no page could be rendered: one sentence without details, as HTML or JSON by `Accept`. */
export const errorResponse = (request: Request, status: number, requestId: string): Response =>
  messageResponse(
    request,
    status,
    WORDS[status] ?? UNEXPECTED_ERROR,
    status >= 500 ? `エラー番号 ${requestId}` : undefined,
  )

/** A response that is one sentence, which may quote user input, with the number of the error if it has one. */
export function messageResponse(
  request: Request,
  status: number,
  message: string,
  errorNumber?: string,
): Response {
  if (!wantsHtml(request.headers.get('accept'))) {
    return Response.json({ message: errorNumber ? `${message}(${errorNumber})` : message }, { status })
  }
  const lines = errorNumber ? [errorNumber] : []
  const html = plainPage({ nonce: requestScope().nonce, title: message, lines, leadsHome: true })
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Whether the client shows the answer as a page. */
export const wantsHtml = (accept: string | null | undefined): boolean => (accept ?? '').includes('text/html')
