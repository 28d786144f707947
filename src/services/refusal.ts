import { ConnectError } from '@connectrpc/connect'
import { codeToString } from '@connectrpc/connect/protocol-connect'
import { pageIsMissing } from '../platform/page-status.ts'
import { isPublicError, PublicError, SESSION_ENDED } from '../platform/faults/public-error.ts'

/**
 * The error code of a refused Twirp or Connect call, over the network or in process; found through a
 * PublicError too.
 */
export function codeOf(error: unknown): string | undefined {
  if (isPublicError(error)) return codeOf(error.cause)
  if (error instanceof ConnectError) return codeToString(error.code)
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The answer of a call; null if it is refused with one of the codes. */
export async function nullIfRefused<T>(codes: readonly string[], call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return null
    throw error
  }
}

/**
 * What a page is about; null if the call is refused because there is no such thing, or none that the caller may see. A page
 * served without it has the status 404.
 */
export async function ifFound<T>(
  call: () => Promise<T>,
  codes: readonly string[] = ['not_found'],
): Promise<T | null> {
  const found = await nullIfRefused(codes, call)
  if (found === null) pageIsMissing()
  return found
}

const STATUS_OF_CODE = new Map([
  ['invalid_argument', 400],
  ['failed_precondition', 400],
  ['unauthenticated', 401],
  ['permission_denied', 403],
  ['not_found', 404],
  ['already_exists', 409],
  ['aborted', 409],
  ['resource_exhausted', 429],
  ['unavailable', 503],
])

/**
 * Turns a refused call into a PublicError with the service's message. Any other error is a bug or an outage
 * and is rethrown; its message never reaches the browser.
 */
export async function publicWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const code = codeOf(error)
    const status = STATUS_OF_CODE.get(code ?? '')
    if (status === undefined || !(error instanceof Error)) throw error
    const words = error instanceof ConnectError ? error.rawMessage : error.message
    throw new PublicError(code === 'unauthenticated' ? SESSION_ENDED : words, { status, cause: error })
  }
}
