import { codeOf } from '../../services/refusal.ts'

/** An account without a doctor record has no applications and works: an empty result, not an error. */
export async function emptyWithoutDoctor<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    const code = codeOf(error)
    if (code === 'failed_precondition' || code === 'permission_denied') return null
    throw error
  }
}
