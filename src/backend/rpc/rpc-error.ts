import { logSecurity } from '../../platform/server/log.server.ts'
import { isOutage, UNAVAILABLE } from '../../domain/text/outage.ts'
import { violatedCheck } from '../database/statement-failure.ts'

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
const unavailable = () => new RpcError('unavailable', UNAVAILABLE)

const HOURS_REFUSED =
  '勤務の終わりが始まりより後になっていないため、手続きを進められませんでした。時刻をご確認いただくか、相手の方にご連絡ください。'

/** Sentences of check constraints that somebody may run into; the others share one. */
const CHECK_SENTENCE: Readonly<Record<string, string>> = {
  work_times: HOURS_REFUSED,
  regular_work_schedule_times: HOURS_REFUSED,
  regular_work_hours: HOURS_REFUSED,
  regular_work_holiday_hours: HOURS_REFUSED,
  date_change_times: HOURS_REFUSED,
}
const CHECK_REFUSED =
  '内容が決まりに合わないため、登録できませんでした。入力をご確認ください。続くときは、お問い合わせください。'

/**
 * What the caller is told of a failure that is no refusal of ours: an outage, or a row that the database's own rules do
 * not take. Null for anything else, which is masked.
 */
export function refusalOfFailure(error: unknown): RpcError | null {
  if (isOutage(error)) return unavailable()
  const check = violatedCheck(error)
  return check === null ? null : new RpcError('failed_precondition', CHECK_SENTENCE[check] ?? CHECK_REFUSED)
}

/** The idempotency key belongs to an earlier command of another content: a page that was posted, changed and posted again. */
export const keyReused = () =>
  invalidArgument(
    'この画面からは、内容の違う操作をすでに受け付けています。画面を読み込み直してから、もう一度お試しください。',
  )

export const busy = () =>
  new RpcError('unavailable', 'ただいま混み合っています。少し時間をおいてからお試しください。')
