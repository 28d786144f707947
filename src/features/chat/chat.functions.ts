import { createServerFn } from '@tanstack/react-start'
import { memberHash } from '../../services/chat/member-hash.server.ts'
import { getSession } from '../session/session.functions.ts'
import type { ChatIdentity } from './boot-payload.ts'
import { chatIdentity } from './chat-identity.ts'

/** Whom the chat is booted for, with the proof; null for a visitor. The session was verified by the user service. */
export const getChatIdentity = createServerFn().handler(async (): Promise<ChatIdentity | null> => {
  const identity = chatIdentity(await getSession())
  return identity && { ...identity, memberHash: memberHash(identity.userId) }
})
