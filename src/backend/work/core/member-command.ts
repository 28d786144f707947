import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import type { Member } from '../../gate/memberships.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { lockApplication, lockListing } from './application-end.store.ts'
import type { OfWork } from './doctor-command.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { findPending, findPlace, lockWork } from './work-place.store.ts'

export type MemberCommand<Request> = { member: Member; request: Request; now: Date }

/**
 * Locks what a member's command about a work changes, in the order of every transaction: member, doctor,
 * listing, application, work. Null for a work of another hospital, and for a member who has left.
 */
async function lockForMember(tx: Executor, { member, request, now }: MemberCommand<{ workId: string }>) {
  if (!(await lockMember(tx, member.memberId))) return null
  const place = await findPlace(tx, request.workId)
  if (place?.hospitalId !== member.hospitalId) return null
  await lockDoctor(tx, place.doctorId, now)
  await lockListing(tx, place.listing)
  await lockApplication(tx, place.applicationId)
  const work = await lockWork(tx, request.workId)
  return work && { place, work, pending: await findPending(tx, work.id) }
}

export type LockedForMember = NonNullable<Awaited<ReturnType<typeof lockForMember>>>

/**
 * A member's command about a work of the hospital, whose response is one of `words`: one transaction under the locks
 * of `lockForMember`, once per idempotency key.
 */
export const workCommand =
  <Request extends OfWork, Words extends Readonly<Record<string, unknown>>>(
    { operation, words }: { operation: string; words: Words },
    run: (
      tx: Executor,
      locked: LockedForMember,
      command: MemberCommand<Request>,
    ) => Promise<keyof Words & string>,
  ) =>
  (database: Database, command: MemberCommand<Request>): Promise<(keyof Words & string) | 'NOT_FOUND'> =>
    inTransaction(database, async (tx) => {
      const locked = await lockForMember(tx, command)
      if (!locked) return 'NOT_FOUND'
      const { member, request, now } = command
      const once = { accountId: member.accountId, operation, request, words, now }
      return answerOnce(tx, once, () => run(tx, locked, command))
    })
