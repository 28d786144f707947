import { readStored, writeStored } from './storage.ts'

const KEY = 'dp:session_id'

/**
 * The id of this browser session in analytics events, made once. Null where random UUIDs or the
 * session storage are not available.
 */
export function sessionId(): string | null {
  const known = readStored('session', KEY)
  if (known) return known
  // Only in a secure context.
  if (!('randomUUID' in crypto)) return null
  const made = crypto.randomUUID()
  return writeStored('session', KEY, made) ? made : null
}
