import type { CancellationSide } from '../../../domain/cancellation/cancellation-words.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { stateOn } from '../../../domain/work/engagement.ts'
import {
  endFault,
  GIVE_END_OUTCOME,
  WITHDRAW_END_OUTCOME,
  type GiveEndOutcome,
  type WithdrawEndOutcome,
} from '../../../domain/work/engagement-end.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms-snapshot.ts'
import { whenText } from '../../../domain/listing/terms-snapshot.ts'
import type { Database, Executor } from '../../database/client.ts'
import { withRetry } from '../../database/statement-failure.ts'
import type { Member } from '../../hospital/member-gate.ts'
import { lockMember } from '../../hospital/member-lock.service.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { orderNotices, type NewNotice } from '../../notices/notice-order.service.ts'
import { mayCancel } from '../cancellation/request-cancellation.service.ts'
import { findParties } from '../decide-application.store.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { lockEngagementOf, type Engagement } from '../engagement.store.ts'
import { restoreAfter, setEndNotice, takeOffAfter } from './end-notice.store.ts'

export type EndNotice = {
  /** The application that the contract came from. */
  applicationId: string
  /** The idempotency key: one per tap of the button. */
  key: string
  /** The last day of the contract. */
  endDate: string
  /** To the other side; may be empty. */
  reason: string
}

export type EndWithdrawal = Pick<EndNotice, 'applicationId' | 'key'>

/** Who acts: the doctor of the contract, or a member of its hospital. */
export type Side =
  | { by: 'DOCTOR'; accountId: string; doctorId: string }
  | { by: 'HOSPITAL'; accountId: string; member: Member }

type Command<Request> = { side: Side; request: Request; now: Date }

const KINDS = {
  GIVEN: { DOCTOR: 'CONTRACT_END_BY_DOCTOR', HOSPITAL: 'CONTRACT_END_BY_HOSPITAL' },
  WITHDRAWN: { DOCTOR: 'CONTRACT_STANDS_BY_DOCTOR', HOSPITAL: 'CONTRACT_STANDS_BY_HOSPITAL' },
} as const

type Noticed = { engagement: Engagement; terms: TermsSnapshot }

/** The word to the other side: once per notice. */
function noticeOf(
  event: keyof typeof KINDS,
  by: CancellationSide,
  { engagement, terms }: Noticed,
  { endDate, at }: { endDate: string; at: Date },
): NewNotice {
  const { id, doctorId, hospitalId, regularWorkId, applicationId } = engagement
  const kind = KINDS[event][by]
  return {
    kind,
    to: by === 'DOCTOR' ? { hospitalId } : { doctorId },
    dedupeKey: `${kind}:${id}:${at.toISOString()}`,
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: whenText(terms),
      at: dayText(endDate),
      address:
        by === 'DOCTOR' ? toHospitalApplication(applicationId) : toRegularSchedule(String(regularWorkId)),
    },
  }
}

async function give(
  tx: Executor,
  { side: { by }, request, now }: Command<EndNotice>,
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
  await orderNotices(tx, [noticeOf('GIVEN', by, { engagement, terms }, { endDate, at: now })], now)
  return 'GIVEN'
}

async function withdraw(
  tx: Executor,
  { side: { by }, request, now }: Command<EndWithdrawal>,
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

/** Whether the side may act on the contract now, with the locks of member and doctor, in this order. */
async function lockSide(
  tx: Executor,
  { side, request, now }: Command<EndWithdrawal>,
): Promise<'NOT_FOUND' | 'NOT_ALLOWED' | null> {
  if (side.by === 'HOSPITAL' && !(await lockMember(tx, side.member.memberId))) return 'NOT_FOUND'
  const parties = await findParties(tx, request.applicationId)
  const doctorId = side.by === 'DOCTOR' ? side.doctorId : parties?.doctorId
  if (doctorId === undefined) return 'NOT_FOUND'
  const status = await lockDoctor(tx, doctorId, now)
  const isOwn =
    side.by === 'DOCTOR' ? parties?.doctorId === doctorId : parties?.hospitalId === side.member.hospitalId
  if (!isOwn) return 'NOT_FOUND'
  return side.by === 'DOCTOR' && (status === null || !mayCancel(status)) ? 'NOT_ALLOWED' : null
}

/**
 * Gives notice of the end of a running regular contract: dates after it are taken off without a caution, works before it
 * stand. Idempotent by key; locks in the order member, doctor, engagement.
 */
export const giveEndNotice = (database: Database, command: Command<EndNotice>) =>
  withRetry(() =>
    database.transaction(async (tx) => {
      const refusal = await lockSide(tx, command)
      const { side, request, now } = command
      const once = {
        accountId: side.accountId,
        operation: 'giveEndNotice',
        request,
        words: GIVE_END_OUTCOME,
        now,
      }
      return answerOnce(tx, once, async () => refusal ?? give(tx, command))
    }),
  )

/** Withdraws a side's own notice before it takes effect. Idempotent by key. */
export const withdrawEndNotice = (database: Database, command: Command<EndWithdrawal>) =>
  withRetry(() =>
    database.transaction(async (tx) => {
      const refusal = await lockSide(tx, command)
      const { side, request, now } = command
      const once = {
        accountId: side.accountId,
        operation: 'withdrawEndNotice',
        request,
        words: WITHDRAW_END_OUTCOME,
        now,
      }
      return answerOnce(tx, once, async () => refusal ?? withdraw(tx, command))
    }),
  )
