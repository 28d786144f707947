import { displayName, type Session } from '../session/session.ts'
import type { ChatIdentity } from './boot-payload.ts'

/**
 * Whom the chat of a session is booted for: the account, with or without a doctor's record, so that the chat goes on when
 * the record is made. Null for a visitor.
 */
export function chatIdentity({ accountId, doctor, office }: Session): ChatIdentity | null {
  if (accountId === null) return null
  const name = (doctor && displayName(doctor)) || office?.name || '会員登録中の方'
  return { userId: accountId, name }
}
