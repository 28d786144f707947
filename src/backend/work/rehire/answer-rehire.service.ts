import {
  DECLINE_REHIRE_OUTCOME,
  mayEndRehire,
  REHIRE_INTEREST_OUTCOME,
  SWITCH_ON_OUTCOME,
  type DeclineRehireOutcome,
  type RehireInterestOutcome,
} from '../../../domain/work/rehire.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { isConfirmedWork } from './offer-rehire.service.ts'
import { rehireNotice } from './rehire-notice.ts'
import { endRehire, findRehire, findRehireWork, setInterest, switchOn } from './rehire.store.ts'

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
  const found = await findRehire(tx, id)
  if (found?.offer.doctorId !== doctorId) return 'NOT_FOUND'
  const { offer } = found
  if (!mayEndRehire(offer.state, 'DECLINED', 'DOCTOR') || offer.expiresAt <= now) return 'ALREADY_ENDED'
  await endRehire(tx, id, {
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
export const declineRehire = doctorCommand(
  { operation: 'declineRehire', words: DECLINE_REHIRE_OUTCOME },
  decline,
)

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
export const setRehireInterest = doctorCommand(
  { operation: 'setRehireInterest', words: REHIRE_INTEREST_OUTCOME },
  choose,
)

/** The doctor wants offers of a hospital again that were switched off. Nobody is told. Idempotent by key. */
export const switchRehireOn = doctorCommand(
  { operation: 'switchOffersOn', words: SWITCH_ON_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<{ hospitalId: number; key: string }>) =>
    (await switchOn(tx, { doctorId, hospitalId: request.hospitalId, now })) ? 'ON' : 'NOT_OFF',
)
