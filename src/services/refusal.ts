import { PublicError } from '../platform/public-error.ts'

export const SESSION_ENDED = 'ログインの有効期限が切れました。もう一度ログインしてください。'

/** The services behind know no visitors: a session that has ended since is told as that. */
export function signedIn(bearer: string | null): string {
  if (!bearer) throw new PublicError(SESSION_ENDED, { status: 401 })
  return bearer
}

/** The code of a refusal, over the network or in process. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const STATUS_OF_TOLD = new Map([
  ['invalid_argument', 400],
  ['failed_precondition', 400],
  ['permission_denied', 403],
  ['resource_exhausted', 429],
])

/** Refusals carry a sentence for the doctor; anything else is an outage and stays masked. */
export async function publicWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const code = codeOf(error)
    if (code === 'unauthenticated') throw new PublicError(SESSION_ENDED, { status: 401, cause: error })
    const status = STATUS_OF_TOLD.get(code ?? '')
    if (error instanceof Error && status) throw new PublicError(error.message, { status, cause: error })
    throw error
  }
}
