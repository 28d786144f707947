import { UNREACHED } from '../../domain/text/outage.ts'

/** The only kind of error whose words reach a browser; `start.ts` carries it there. */
export class PublicError extends Error {
  override name = 'PublicError'
  /** What the answer to a server function's caller carries. */
  readonly status: number

  constructor(message: string, { status, cause }: { status: number; cause?: unknown }) {
    super(message, { cause })
    this.status = status
  }
}

export const isPublicError = (error: unknown): error is PublicError =>
  error instanceof Error && error.name === 'PublicError'

/** What is said of a failed call: the server's words of a refusal; else that no answer came. */
export const failureOf = (error: unknown, unreachable: string = UNREACHED): string =>
  isPublicError(error) ? error.message : unreachable

/** An answer that asking again will not change: not allowed, not there, malformed. An outage may pass. */
export const isRefusal = (error: unknown): error is PublicError => isPublicError(error) && error.status < 500

export const SESSION_ENDED = 'ログインの有効期限が切れました。もう一度ログインしてください。'

export const UNEXPECTED_ERROR = 'エラーが発生しました。しばらくしてからもう一度お試しください。'

export const MALFORMED_INPUT = '送信された内容の形式が正しくありません。'
