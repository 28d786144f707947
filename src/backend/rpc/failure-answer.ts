import { isOutage, RETRY_AFTER_SECONDS, UNAVAILABLE } from '../../domain/text/outage.ts'

/**
 * The response to an error: 503 with Retry-After for an outage, else 500. The caller must have reported the
 * error.
 */
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
