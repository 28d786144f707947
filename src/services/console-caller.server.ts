import { PAGE_STATUS, requestScope } from '../platform/server/request-scope.server.ts'
import { callerIdToken } from './caller.server.ts'
import { codeOf } from './refusal.ts'

/**
 * Who is in front of a console, as `read` finds with the caller's token: VISITOR without a session, and null, with
 * the status 403, for everybody whom the console is not for.
 */
export async function consoleCaller<Caller>(
  read: (bearer: string) => Promise<Caller>,
): Promise<Caller | 'VISITOR' | null> {
  const bearer = await callerIdToken()
  if (!bearer) return 'VISITOR'
  try {
    return await read(bearer)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'permission_denied') {
      requestScope().memo.set(PAGE_STATUS, 403)
      return null
    }
    if (code === 'unauthenticated') return 'VISITOR'
    throw error
  }
}
