import { isPublicError, PublicError, SESSION_ENDED } from '../platform/public-error.ts'

/** The services behind know no visitors: a session that has ended since is told as that. */
export function signedIn(bearer: string | null): string {
  if (!bearer) throw new PublicError(SESSION_ENDED, { status: 401 })
  return bearer
}

/** The code of a refusal, over the network or in process, also once it has become public. */
export const codeOf = (error: unknown): string | undefined => {
  if (isPublicError(error)) return codeOf(error.cause)
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const STATUS_OF_TOLD = new Map([
  ['invalid_argument', 400],
  ['failed_precondition', 400],
  ['permission_denied', 403],
  ['not_found', 404],
  ['already_exists', 409],
  ['aborted', 409],
  ['resource_exhausted', 429],
  ['unavailable', 503],
])

/** The public form of a service's refusal by its code, its sentence meant for the doctor; null for what is an outage. */
export function refusalOf(code: string | undefined, message: string, cause: unknown): PublicError | null {
  if (code === 'unauthenticated') return new PublicError(SESSION_ENDED, { status: 401, cause })
  const status = STATUS_OF_TOLD.get(code ?? '')
  return status === undefined ? null : new PublicError(message, { status, cause })
}

/** Refusals carry a sentence for the doctor; anything else is an outage and stays masked. */
export async function publicWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw (error instanceof Error ? refusalOf(codeOf(error), error.message, error) : null) ?? error
  }
}
