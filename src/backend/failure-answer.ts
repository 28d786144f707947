import { isOutage, RETRY_AFTER_SECONDS, UNAVAILABLE } from '../domain/text/outage.ts'

/** What a handler answers when it failed: 503 with a time for an outage, 500 for a bug. Tell `report` of it before. */
export function failureAnswer(error: unknown): Response {
  const headers = { 'Cache-Control': 'no-store' }
  return isOutage(error)
    ? Response.json(
        { message: UNAVAILABLE },
        { status: 503, headers: { ...headers, 'Retry-After': String(RETRY_AFTER_SECONDS) } },
      )
    : Response.json(
        { message: 'エラーが発生しました。しばらくしてからもう一度お試しください。' },
        { status: 500, headers },
      )
}
