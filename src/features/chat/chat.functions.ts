import { createServerFn } from '@tanstack/react-start'
import { memberHash } from '../../services/chat/member-hash.server.ts'
import { getSessionFn } from '../session/session.functions.ts'
import type { ChatIdentity } from './boot-payload.ts'
import { chatIdentity } from './chat-identity.ts'

/** Whom the chat is booted for, with the proof; null for a visitor. The session was verified by the user service. */
export const getChatIdentityFn = createServerFn().handler(async (): Promise<ChatIdentity | null> => {
  const identity = chatIdentity(await getSessionFn())
  return identity && { ...identity, memberHash: memberHash(identity.userId) }
})
