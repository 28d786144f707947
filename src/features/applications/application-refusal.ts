import { codeOf } from '../../services/refusal.ts'

/** Who has no doctor record yet has no applications and no works: nothing to show, not an error. */
export async function emptyWithoutDoctor<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    const code = codeOf(error)
    if (code === 'failed_precondition' || code === 'permission_denied') return null
    throw error
  }
}
