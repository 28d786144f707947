import {
  SAVE_PROFILE_OUTCOME,
  type Guide,
  type PublicProfile,
} from '../../../domain/hospital/hospital-profile.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import type { Member } from '../../gate/memberships.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { lockProfile, saveProfileRows } from './profile.store.ts'

export type ProfileRequest = {
  hospitalId: number
  /** The version that the member has read. */
  version: number
  key: string
  profile: PublicProfile
  guide: Guide
}

type Command = { member: Member; request: ProfileRequest; now: Date }

async function attempt(tx: Executor, { member, request, now }: Command) {
  const { accountId, memberId } = member
  if (!(await lockMember(tx, memberId))) return 'NOT_FOUND'
  const once = { accountId, operation: 'saveHospitalProfile', request, words: SAVE_PROFILE_OUTCOME, now }
  return answerOnce(tx, once, async () => {
    if ((await lockProfile(tx, request.hospitalId)) !== request.version) return 'OUTDATED'
    await saveProfileRows(tx, { ...request, memberId, now })
    return 'SAVED'
  })
}

/** A member saves what the hospital says of itself. Idempotent by key. */
export const saveProfile = (database: Database, command: Command) =>
  inTransaction(database, (tx) => attempt(tx, command))
