import { logSecurity } from '../../platform/server/log.server.ts'
import { UNAVAILABLE } from '../../domain/text/outage.ts'

/** The error codes that Connect and Twirp share. */
export type RpcErrorCode =
  | 'canceled'
  | 'unknown'
  | 'invalid_argument'
  | 'deadline_exceeded'
  | 'not_found'
  | 'already_exists'
  | 'permission_denied'
  | 'unauthenticated'
  | 'resource_exhausted'
  | 'failed_precondition'
  | 'aborted'
  | 'out_of_range'
  | 'unimplemented'
  | 'internal'
  | 'unavailable'
  | 'data_loss'

/** A refusal that is shown to the caller in any protocol; its message is a sentence for the doctor. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: RpcErrorCode

  constructor(code: RpcErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Logs a denied authorization. */
export function logDenial(error: unknown, path: string): void {
  if (error instanceof RpcError && error.code === 'permission_denied') logSecurity('authz_fail', { path })
}

export const MASKED_SENTENCE = 'エラーが発生しました。しばらくしてからもう一度お試しください。'

export const unauthenticated = () =>
  new RpcError('unauthenticated', 'ログインの有効期限が切れました。もう一度ログインしてください。')

export const invalidArgument = (sentence: string) => new RpcError('invalid_argument', sentence)

/** The refusal that an outage becomes. */
export const unavailable = () => new RpcError('unavailable', UNAVAILABLE)

/** The idempotency key belongs to an earlier command of another content: a page that was posted, changed and posted again. */
export const keyReused = () =>
  invalidArgument(
    'この画面からは、内容の違う操作をすでに受け付けています。画面を読み込み直してから、もう一度お試しください。',
  )

export const busy = () =>
  new RpcError('unavailable', 'ただいま混み合っています。少し時間をおいてからお試しください。')
