import {
  DECLINE_REHIRE_OUTCOME,
  mayEndRehire,
  REHIRE_INTEREST_OUTCOME,
  SWITCH_ON_OUTCOME,
  type DeclineRehireOutcome,
  type RehireInterestOutcome,
} from '../../../domain/work/rehire-offer.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import type { DoctorCommand } from '../cancellation/request-cancellation.service.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { isConfirmedWork } from './offer-rehire.service.ts'
import { rehireNotice } from './rehire-notice.ts'
import { endOffer, findOffer, findRehireWork, setInterest, switchOn } from './rehire.store.ts'

export type DeclineRequest = {
  id: string
  key: string
  reason: string
  noMore: boolean
}
export type InterestRequest = {
  workId: string
  key: string
  isWanted: boolean
}

async function decline(
  tx: Executor,
  { doctorId, request, now }: DoctorCommand<DeclineRequest>,
): Promise<DeclineRehireOutcome> {
  const { id, reason, noMore } = request
  const found = await findOffer(tx, id)
  if (found?.offer.doctorId !== doctorId) return 'NOT_FOUND'
  const { offer } = found
  if (!mayEndRehire(offer.state, 'DECLINED', 'DOCTOR') || offer.expiresAt <= now) return 'ALREADY_ENDED'
  await endOffer(tx, id, {
    state: 'DECLINED',
    now,
    isAnswer: true,
    declineReason: reason,
  })
  if (noMore)
    await setInterest(tx, {
      doctorId,
      hospitalId: offer.hospitalId,
      isWanted: false,
      setAt: now,
    })
  await orderNotices(tx, [rehireNotice('REHIRE_OFFER_DECLINED', found)], now)
  return 'DECLINED'
}

/** The doctor declines an offer. Idempotent by key. */
export const declineRehire = (database: Database, command: DoctorCommand<DeclineRequest>) =>
  inTransaction(database, async (tx) => {
    const { accountId, doctorId, request, now } = command
    await lockDoctor(tx, doctorId, now)
    const once = {
      accountId,
      operation: 'declineRehire',
      request,
      words: DECLINE_REHIRE_OUTCOME,
      now,
    }
    return answerOnce(tx, once, () => decline(tx, command))
  })

async function choose(
  tx: Executor,
  { doctorId, request: { workId, isWanted }, now }: DoctorCommand<InterestRequest>,
): Promise<RehireInterestOutcome> {
  const found = await findRehireWork(tx, workId, now)
  if (found?.doctorId !== doctorId) return 'NOT_FOUND'
  if (!isConfirmedWork(found)) return 'NOT_CONFIRMED'
  await setInterest(tx, {
    doctorId,
    hospitalId: found.hospitalId,
    isWanted,
    setAt: now,
  })
  return isWanted ? 'ON' : 'OFF'
}

/** The doctor chooses whether the hospital of a work may offer others. Nobody is told. Idempotent by key. */
export const setRehireInterest = (database: Database, command: DoctorCommand<InterestRequest>) =>
  inTransaction(database, async (tx) => {
    const { accountId, doctorId, request, now } = command
    await lockDoctor(tx, doctorId, now)
    const once = {
      accountId,
      operation: 'setRehireInterest',
      request,
      words: REHIRE_INTEREST_OUTCOME,
      now,
    }
    return answerOnce(tx, once, () => choose(tx, command))
  })

/** The doctor wants offers of a hospital again that were switched off. Nobody is told. Idempotent by key. */
export const switchOffersOn = (
  database: Database,
  { accountId, doctorId, request, now }: DoctorCommand<{ hospitalId: number; key: string }>,
) =>
  inTransaction(database, async (tx) => {
    await lockDoctor(tx, doctorId, now)
    const once = { accountId, operation: 'switchOffersOn', request, words: SWITCH_ON_OUTCOME, now }
    return answerOnce(tx, once, async () =>
      (await switchOn(tx, { doctorId, hospitalId: request.hospitalId, now })) ? 'ON' : 'NOT_OFF',
    )
  })
