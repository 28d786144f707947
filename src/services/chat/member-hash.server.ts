import { createHmac } from 'node:crypto'
import { environment } from '../../platform/server/environment.server.ts'

/** Proof for the chat's provider that a user id is ours; undefined without the secret. */
export function memberHash(userId: string): string | undefined {
  const secret = environment().CHANNEL_TALK_SECRET_KEY
  return secret && createHmac('sha256', Buffer.from(secret, 'hex')).update(userId).digest('hex')
}
