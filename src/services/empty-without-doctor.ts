import { nullIfRefused } from './refusal.ts'

/** An account without a doctor record has no applications and works: an empty result, not an error. */
export const emptyWithoutDoctor = <T>(call: () => Promise<T>): Promise<T | null> =>
  nullIfRefused(['failed_precondition', 'permission_denied'], call)
