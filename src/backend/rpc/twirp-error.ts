import { MASKED_SENTENCE, refusalOfFailure, RpcError, type RpcErrorCode } from './rpc-error.ts'

/** The 18 codes of Twirp v7 and their HTTP statuses. */
const TWIRP_STATUS = {
  canceled: 408,
  unknown: 500,
  invalid_argument: 400,
  malformed: 400,
  deadline_exceeded: 408,
  not_found: 404,
  bad_route: 404,
  already_exists: 409,
  permission_denied: 403,
  unauthenticated: 401,
  resource_exhausted: 429,
  failed_precondition: 412,
  aborted: 409,
  out_of_range: 400,
  internal: 500,
  unimplemented: 501,
  unavailable: 503,
  dataloss: 500,
} as const
export type TwirpCode = keyof typeof TWIRP_STATUS

/** A refusal in Twirp's words. */
export class TwirpError extends Error {
  override name = 'TwirpError'
  readonly code: TwirpCode
  readonly meta: Record<string, string> | undefined

  constructor(code: TwirpCode, message: string, meta?: Record<string, string>) {
    super(message)
    this.code = code
    this.meta = meta
  }

  get status(): number {
    return TWIRP_STATUS[this.code]
  }

  /** The body: `{code, msg, meta?}`. */
  get body(): { code: TwirpCode; msg: string; meta?: Record<string, string> } {
    return { code: this.code, msg: this.message, ...(this.meta ? { meta: this.meta } : {}) }
  }
}

const twirpCode = (code: RpcErrorCode): TwirpCode => (code === 'data_loss' ? 'dataloss' : code)

/** Converts what was thrown; errors that are not for the caller are reported and masked. */
export function toTwirpError(error: unknown, report: (error: unknown) => void): TwirpError {
  if (error instanceof TwirpError) return error
  if (error instanceof RpcError) return new TwirpError(twirpCode(error.code), error.message)
  report(error)
  const refusal = refusalOfFailure(error)
  return refusal ? toTwirpError(refusal, report) : new TwirpError('internal', MASKED_SENTENCE)
}
