import type { CancellationSide } from '../../../domain/cancellation/cancellation-words.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { stateOn } from '../../../domain/work/engagement.ts'
import {
  endFault,
  GIVE_END_OUTCOME,
  WITHDRAW_END_OUTCOME,
  type GiveEndOutcome,
  type WithdrawEndOutcome,
} from '../../../domain/work/engagement-end.ts'
import type { Executor } from '../../database/client.ts'
import { contractNotice, type Running } from './contract-notice.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import { lockEngagementOf } from './engagement.store.ts'
import { closeRenewal } from './renewal.store.ts'
import { contractCommand, type ContractCommand, type OfContract } from './contract-command.service.ts'
import { restoreAfter, setEndNotice, takeOffAfter } from './end-notice.store.ts'

export type EndNotice = OfContract & {
  /** The last day of the contract. */
  endDate: string
  /** To the other side; may be empty. */
  reason: string
}

export type EndWithdrawal = OfContract

const KINDS = {
  GIVEN: { DOCTOR: 'CONTRACT_END_BY_DOCTOR', HOSPITAL: 'CONTRACT_END_BY_HOSPITAL' },
  WITHDRAWN: { DOCTOR: 'CONTRACT_STANDS_BY_DOCTOR', HOSPITAL: 'CONTRACT_STANDS_BY_HOSPITAL' },
} as const

/** The word to the other side: once per notice. */
const noticeOf = (
  event: keyof typeof KINDS,
  by: CancellationSide,
  running: Running,
  { endDate, at }: { endDate: string; at: Date },
): NewNotice =>
  contractNotice(KINDS[event][by], running, { of: [running.engagement.id, at.toISOString()], at: endDate })

async function give(
  tx: Executor,
  { side: { by }, request, now }: ContractCommand<EndNotice>,
): Promise<GiveEndOutcome> {
  const found = await lockEngagementOf(tx, request.applicationId)
  if (!found) return 'NOT_FOUND'
  const { engagement, terms } = found
  const today = tokyoDay(now)
  if (stateOn(engagement, today) === 'ENDED') return 'NOT_RUNNING'
  if (engagement.endNoticedAt) return 'ALREADY_GIVEN'
  const { endDate } = request
  const fault = endFault(endDate, { by, term: engagement, today })
  if (fault) return fault
  await setEndNotice(tx, engagement.id, {
    state: 'ENDING',
    endDate,
    endNoticedBy: by,
    endNoticedAt: now,
    endReason: request.reason || null,
    endBefore: engagement.endDate,
  })
  await takeOffAfter(tx, engagement.id, endDate, now)
  await closeRenewal(tx, engagement.id, now)
  await orderNotices(tx, [noticeOf('GIVEN', by, { engagement, terms }, { endDate, at: now })], now)
  return 'GIVEN'
}

async function withdraw(
  tx: Executor,
  { side: { by }, request, now }: ContractCommand<EndWithdrawal>,
): Promise<WithdrawEndOutcome> {
  const found = await lockEngagementOf(tx, request.applicationId)
  if (!found) return 'NOT_FOUND'
  const { engagement, terms } = found
  if (stateOn(engagement, tokyoDay(now)) === 'ENDED') return 'NOT_RUNNING'
  const { endDate, endNoticedAt: at } = engagement
  if (engagement.endNoticedBy !== by || endDate === null || at === null) return 'NOT_GIVEN'
  await setEndNotice(tx, engagement.id, {
    state: 'ACTIVE',
    endDate: engagement.endBefore,
    endNoticedBy: null,
    endNoticedAt: null,
    endReason: null,
    endBefore: null,
  })
  await restoreAfter(tx, engagement.id, endDate)
  await orderNotices(tx, [noticeOf('WITHDRAWN', by, { engagement, terms }, { endDate, at })], now)
  return 'WITHDRAWN'
}

/**
 * Gives notice of the end of a running regular contract: dates after it are taken off without a caution, works before it
 * stand, and a renewal that was open is closed.
 */
export const giveEndNotice = contractCommand<EndNotice, typeof GIVE_END_OUTCOME>(
  { operation: 'giveEndNotice', words: GIVE_END_OUTCOME },
  give,
)

/** Withdraws a side's own notice before it takes effect. */
export const withdrawEndNotice = contractCommand<EndWithdrawal, typeof WITHDRAW_END_OUTCOME>(
  { operation: 'withdrawEndNotice', words: WITHDRAW_END_OUTCOME },
  withdraw,
)
