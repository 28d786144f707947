import { changeFault, MOST_CHANGES, type ProposeChangeOutcome } from '../../../domain/work/date-change.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import type { LockedWork, WorkPlace } from '../core/work-place.store.ts'
import { findEndDate } from '../contract/engagement.store.ts'
import { findShiftBase } from '../contract/shift-base.store.ts'
import {
  countChanges,
  findFirstStart,
  findOpenChange,
  isDayTaken,
  type DateChange,
} from './date-change.store.ts'

type Asked = { start: Date; end: Date; by: DateChange['requestedBy'] }

/** Why a side may not ask to move the work to a time, whatever else the doctor works; null when it may. */
export async function changeRefusal(
  tx: Executor,
  { work, place }: { work: LockedWork; place: WorkPlace },
  { start, end, by }: Asked,
  now: Date,
): Promise<Exclude<ProposeChangeOutcome, 'REQUESTED'> | null> {
  if (work.state === 'CANCELLATION_REQUESTED') return 'CANCELLING'
  if (work.state === 'IN_PROGRESS') return 'STARTED'
  if (work.state !== 'SCHEDULED') return 'ENDED'
  if (work.plannedStart <= now) return 'STARTED'
  if (await findOpenChange(tx, work.id)) return 'ALREADY_OPEN'
  if ((await countChanges(tx, work.id, by)) >= MOST_CHANGES) return 'TOO_MANY'
  const listing = await findShiftBase(tx, place.listing)
  if (!listing) return 'NOT_FOUND'
  const planned = { start: work.plannedStart, end: work.plannedEnd, fee: work.fee }
  // A notice may have brought the end of the contract forward.
  const { regular } = place.terms
  const contractEnd = regular && (await findEndDate(tx, work.id))
  const firstStart = (await findFirstStart(tx, work.id)) ?? work.plannedStart
  const terms = {
    ...place.terms,
    // Moved again and again, a shift stays that of its listing.
    startTime: tokyoText(firstStart),
    ...(regular && { regular: { ...regular, contractEnd: contractEnd ?? null } }),
  }
  const base = { planned, terms, listing: { ...listing, breakMinutes: work.breakMinutes } }
  const fault = changeFault({ start, end }, base, now)
  if (fault) return fault
  return (await isDayTaken(tx, { workId: work.id, start, end })) ? 'DAY_TAKEN' : null
}
