import { UNREACHED } from '../../domain/text/outage.ts'

/** The only error whose message reaches the browser; the serialization adapter in `start.ts` carries it. */
export class PublicError extends Error {
  override name = 'PublicError'
  /** HTTP status of the server function's response. */
  readonly status: number

  constructor(message: string, { status, cause }: { status: number; cause?: unknown }) {
    super(message, { cause })
    this.status = status
  }
}

export const isPublicError = (error: unknown): error is PublicError =>
  error instanceof Error && error.name === 'PublicError'

/** The sentence for a failed call: the server's message if it refused, otherwise `unreachable`. */
export const failureOf = (error: unknown, unreachable: string = UNREACHED): string =>
  isPublicError(error) ? error.message : unreachable

/** A refusal (4xx: not allowed, not found, malformed) stays the same on retry; an outage (5xx) may pass. */
export const isRefusal = (error: unknown): error is PublicError => isPublicError(error) && error.status < 500

/** The caller has no valid session, or none any more. */
export const isSessionEnd = (error: unknown): boolean => isPublicError(error) && error.status === 401

export const SESSION_ENDED = 'ログインの有効期限が切れました。もう一度ログインしてください。'

export const UNEXPECTED_ERROR = 'エラーが発生しました。しばらくしてからもう一度お試しください。'

export const MALFORMED_INPUT = '送信された内容の形式が正しくありません。'
