import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import {
  answerUntil,
  DECIDE_RENEWAL_OUTCOME,
  DECIDED_RENEWAL,
  mayRenewalFollow,
  MOST_OFFERS,
  offerUntil,
  renewalFault,
  type DecideRenewalOutcome,
  type RenewalDecision,
} from '../../../domain/work/renewal.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { contractCommand, type ContractCommand, type OfContract } from './contract-command.service.ts'
import { lockEngagementOf } from './engagement.store.ts'
import { renewalNotice } from './contract-notice.ts'
import { countRenewals, findOpenRenewal, setTerm, updateRenewal, type Renewal } from './renewal.store.ts'

export type RenewalRequest = OfContract & {
  renewalId: string
  decision: RenewalDecision
  /** Of an offer: the last day of the contract, and yen per shift. */
  newEnd: string
  fee: number
  /** To the doctor; may be empty. */
  note: string
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockEngagementOf>>> & {
  renewal: Renewal
}
type Command = ContractCommand<RenewalRequest>

const memberIdOf = ({ side }: Command) => (side.by === 'HOSPITAL' ? side.member.memberId : null)

async function offer(
  tx: Executor,
  command: Command,
  { renewal, ...running }: Locked,
  doctorStatus: string,
): Promise<DecideRenewalOutcome> {
  const { request, now } = command
  const { engagement, terms, listing } = running
  const today = tokyoDay(now)
  if (roleOfDoctorStatus(doctorStatus) !== 'TrustedDoctor') return 'NOT_ALLOWED'
  if (today > renewal.dueOn) return 'TOO_LATE'
  if (renewal.offers >= MOST_OFFERS) return 'TOO_MANY'
  const { newEnd, fee, note } = request
  const { id: renewalId, termEnd } = renewal
  const renewals = await countRenewals(tx, engagement.id)
  const contract = { terms, startDate: engagement.startDate, endDate: termEnd, renewals }
  const fault = renewalFault({ endDate: newEnd, fee }, contract, listing)
  if (fault) return fault
  const offers = renewal.offers + 1
  const dueOn = answerUntil(termEnd, today)
  const offered = { newEnd, fee, note, offeredAt: now, memberId: memberIdOf(command) }
  await updateRenewal(tx, renewalId, { state: 'OFFERED', offers, dueOn, ...offered })
  await orderNotices(
    tx,
    [
      renewalNotice('RENEWAL_OFFERED', running, {
        id: renewalId,
        offers,
        at: dueOn,
      }),
    ],
    now,
  )
  return 'OFFERED'
}

async function letEnd(
  tx: Executor,
  command: Command,
  { renewal, ...running }: Locked,
): Promise<DecideRenewalOutcome> {
  const { now, request } = command
  const decided = { decidedAt: now, memberId: memberIdOf(command), note: request.note || null }
  await updateRenewal(tx, renewal.id, { state: 'NOT_OFFERED', ...decided })
  await setTerm(tx, running.engagement.id, { state: 'ENDING' })
  await orderNotices(
    tx,
    [
      renewalNotice('RENEWAL_NOT_OFFERED', running, {
        ...renewal,
        at: renewal.termEnd,
      }),
    ],
    now,
  )
  return 'NOT_RENEWED'
}

async function retract(
  tx: Executor,
  command: Command,
  { renewal, ...running }: Locked,
): Promise<DecideRenewalOutcome> {
  const { id, termEnd } = renewal
  const taken = { newEnd: null, fee: null, note: null, offeredAt: null, memberId: memberIdOf(command) }
  await updateRenewal(tx, id, { state: 'ASKED', dueOn: offerUntil(termEnd), ...taken })
  await orderNotices(
    tx,
    [renewalNotice('RENEWAL_RETRACTED', running, { ...renewal, at: termEnd })],
    command.now,
  )
  return 'RETRACTED'
}

async function decide(tx: Executor, command: Command, doctorStatus: string): Promise<DecideRenewalOutcome> {
  const { request } = command
  const found = await lockEngagementOf(tx, request.applicationId)
  if (!found) return 'NOT_FOUND'
  const renewal = await findOpenRenewal(tx, found.engagement.id)
  if (renewal?.id !== request.renewalId) return 'ALREADY_DECIDED'
  if (!mayRenewalFollow(renewal.state, DECIDED_RENEWAL[request.decision], 'HOSPITAL'))
    return 'ALREADY_DECIDED'
  const locked = { ...found, renewal }
  if (request.decision === 'OFFER') return offer(tx, command, locked, doctorStatus)
  return request.decision === 'LET_END' ? letEnd(tx, command, locked) : retract(tx, command, locked)
}

/** A hospital offers to renew a contract, lets it end with its term, or takes its open offer back. */
export const decideRenewal = contractCommand<RenewalRequest, typeof DECIDE_RENEWAL_OUTCOME>(
  { operation: 'decideRenewal', words: DECIDE_RENEWAL_OUTCOME },
  decide,
)
