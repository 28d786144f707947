import { randomUUID } from 'node:crypto'
import { cancellationTier, hoursBefore } from '../../../domain/cancellation/cancellation-tier.ts'
import type { ScheduleState } from '../../../domain/work/engagement.ts'
import type { Executor } from '../../database/client.ts'
import { decideCancellation, insertCancellation } from '../core/decided-cancellation.store.ts'
import { findPending, type LockedWork, type WorkPlace, setWorkState } from '../core/work-place.store.ts'
import { endScheduleOf } from '../core/schedule-end.store.ts'
import type { SubstituteSearch } from '../core/substitute.store.ts'

export type Release = {
  place: WorkPlace
  work: LockedWork
  search: Pick<SubstituteSearch, 'id' | 'requestedAt'>
  /** Why, as the record says it to both sides. */
  words: string
  /** The member who has arranged the substitute. */
  memberId?: string
}

/** Cancels a work that somebody else takes over, or that needs nobody: without a caution. */
export async function cancelForSubstitute(
  tx: Executor,
  { place, work, search, words, memberId }: Release,
  now: Date,
): Promise<void> {
  const hours = hoursBefore(work.plannedStart, search.requestedAt)
  const tier = cancellationTier({ reason: 'PERSONAL_REASON', hours, hasSubstitute: true })
  const decided = {
    decision: 'ACCEPTED' as const,
    decidedAt: now,
    tier,
    substituteSearchId: search.id,
    ...(memberId !== undefined && { memberId }),
  }
  const pending = await findPending(tx, work.id)
  await (pending
    ? decideCancellation(tx, pending.id, decided)
    : insertCancellation(tx, {
        id: randomUUID(),
        workId: work.id,
        doctorId: place.doctorId,
        hospitalId: place.hospitalId,
        requestedBy: 'DOCTOR',
        detail: words,
        requestedAt: search.requestedAt,
        hoursBefore: Math.floor(hours),
        ...decided,
      }))
  await setWorkState(tx, work.id, 'CANCELLED_BY_DOCTOR')
}

/** Releases the doctor from one date of a contract, which stands. */
export async function releaseDate(
  tx: Executor,
  release: Release & { to: Extract<ScheduleState, 'SUBSTITUTED' | 'CANCELLED'> },
  now: Date,
): Promise<void> {
  await cancelForSubstitute(tx, release, now)
  await endScheduleOf(tx, release.work.id, release.to)
}
