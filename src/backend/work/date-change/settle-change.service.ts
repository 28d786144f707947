import type { DateChangeState } from '../../../domain/work/date-change.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import type { LockedWork, WorkPlace } from '../core/work-place.store.ts'
import { findEndDate } from '../contract/engagement.store.ts'
import { changeNotice } from './change-notice.ts'
import { closeChange, findObstacle, moveWork, type DateChange } from './date-change.store.ts'

type Questioned = { work: LockedWork; change: DateChange; isAccepted: boolean }

/** Why the request cannot be answered, or not accepted, now; null when it can. */
export async function dateChangeRefusal(
  tx: Executor,
  { work, change, isAccepted }: Questioned,
  now: Date,
): Promise<'ENDED' | 'ALREADY_DECIDED' | 'STARTED' | 'HOURS_INVALID' | 'OVERLAPPING' | 'DAY_TAKEN' | null> {
  if (work.state !== 'SCHEDULED') return 'ENDED'
  if (change.answerDueAt <= now) return 'ALREADY_DECIDED'
  if (!isAccepted) return null
  if (work.plannedStart <= now) return 'STARTED'
  const { workId, doctorId, proposedStart: start, proposedEnd: end } = change
  if (start <= now) return 'HOURS_INVALID'
  // A notice may have brought the end of the contract forward since the request.
  const endDate = await findEndDate(tx, workId)
  if (endDate !== null && tokyoDay(start) > endDate) return 'HOURS_INVALID'
  return findObstacle(tx, { workId, doctorId, start, end })
}

type Settled = Questioned & {
  place: WorkPlace
  actor: DateChange['requestedBy']
  /** The answerer's word. */
  word: string
  memberId?: string
}

const TOLD = {
  HOSPITAL: { ACCEPTED: 'DATE_CHANGE_ACCEPTED', DECLINED: 'DATE_CHANGE_DECLINED' },
  DOCTOR: { ACCEPTED: 'DATE_CHANGE_AGREED', DECLINED: 'DATE_CHANGE_REFUSED' },
} as const

/** Closes a request with its answer, moves the work where it is accepted, and tells the side that asked. */
export async function settleChange(
  tx: Executor,
  { work, change, place, isAccepted, actor, word, memberId }: Settled,
  now: Date,
): Promise<Extract<DateChangeState, 'ACCEPTED' | 'DECLINED'>> {
  const state = isAccepted ? 'ACCEPTED' : 'DECLINED'
  const decided = { state, actor, decidedAt: now, answer: word || null } as const
  await closeChange(tx, change, { ...decided, ...(memberId !== undefined && { memberId }) })
  if (isAccepted) await moveWork(tx, work.id, { start: change.proposedStart, end: change.proposedEnd })
  await orderNotices(tx, [changeNotice(TOLD[actor][state], change, place)], now)
  return state
}
