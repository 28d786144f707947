import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { UNEXPECTED_ERROR } from './public-error.ts'

const WORDS: Record<number, string> = {
  400: 'リクエストの形式が正しくありません。',
  500: UNEXPECTED_ERROR,
  503: UNAVAILABLE,
}

/**
 * The response when no page could be rendered: one plain sentence without details, as HTML or JSON by
 * `Accept`.
 */
export const errorResponse = (request: Request, status: number, requestId: string): Response =>
  messageResponse(
    request,
    status,
    `${WORDS[status] ?? UNEXPECTED_ERROR}${status >= 500 ? `(エラー番号 ${requestId})` : ''}`,
  )

/** A response that is one sentence. It may quote user input, so it is escaped. */
export function messageResponse(request: Request, status: number, message: string): Response {
  if (!(request.headers.get('accept') ?? '').includes('text/html')) {
    return Response.json({ message }, { status })
  }
  const shown = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>エラー</title></head><body><h1>${shown}</h1><p><a href="/">トップへ戻る</a></p></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
