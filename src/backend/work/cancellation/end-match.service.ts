import type { Executor } from '../../database/client.ts'
import type { Member } from '../../gate/memberships.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import { endScheduleOf } from '../core/schedule-end.store.ts'
import { endApplication } from '../core/application-end.store.ts'
import type { WorkPlace, LockedWork } from '../core/work-place.store.ts'
import { stopDateSearch } from '../substitute/date-substitute.service.ts'

/**
 * Ends the application of a cancelled work; of a regular contract only this date. The caller must hold the locks of
 * `lockForMember`.
 */
export async function endMatch(
  tx: Executor,
  { place, member, now, reason, notice, isSlotGone }: MatchEnd,
): Promise<void> {
  if (place.scheduleId !== null) {
    await endScheduleOf(tx, place.workId, 'CANCELLED')
    await stopDateSearch(tx, place.workId, now)
    await orderNotices(tx, [notice], now)
    return
  }
  await endApplication(tx, {
    id: place.applicationId,
    listing: place.listing,
    from: 'MATCHED',
    to: 'CANCELLED',
    actor: 'HOSPITAL',
    memberId: member.memberId,
    isSlotGone,
    at: now,
    reason,
    notices: [notice],
  })
}

export type MatchEnd = {
  place: WorkPlace
  work: LockedWork
  member: Member
  now: Date
  reason: string
  notice: NewNotice
  isSlotGone?: boolean
}
