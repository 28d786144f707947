import { logSecurity } from '../../platform/log.server.ts'
import { UNAVAILABLE } from '../../domain/text/outage.ts'

/** What a method may fail with: the words Connect and Twirp have in common. */
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

/** A refusal the caller is told about, in any protocol; the message is a sentence for the doctor. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: RpcErrorCode

  constructor(code: RpcErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Writes down that somebody asked for what they may not. */
export function noteDenial(error: unknown, path: string): void {
  if (error instanceof RpcError && error.code === 'permission_denied') logSecurity('authz_fail', { path })
}

export const MASKED_SENTENCE = 'エラーが発生しました。しばらくしてからもう一度お試しください。'

export const unauthenticated = () =>
  new RpcError('unauthenticated', 'ログインの有効期限が切れました。もう一度ログインしてください。')

export const invalidArgument = (sentence: string) => new RpcError('invalid_argument', sentence)

/** What was thrown by an outage, as the caller is told of it. */
export const unavailable = () => new RpcError('unavailable', UNAVAILABLE)

export const busy = () =>
  new RpcError('unavailable', 'ただいま混み合っています。少し時間をおいてからお試しください。')
