import { createServerFn } from '@tanstack/react-start'
import { memberHash } from '../../services/chat/member-hash.server.ts'
import { getSession } from '../session/session.functions.ts'
import { displayName } from '../session/session.ts'

/** Whom the chat is booted for; null for a visitor, and for whoever has no doctor's record. */
export const getChatIdentity = createServerFn().handler(async () => {
  const { doctor } = await getSession()
  if (!doctor || doctor.uid === '') return null
  return { userId: doctor.uid, name: displayName(doctor), memberHash: memberHash(doctor.uid) }
})
