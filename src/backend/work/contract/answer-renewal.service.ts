import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { offeredRegularTerms } from '../../../domain/listing/terms/regular-terms.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { plannedUntil } from '../../../domain/work/engagement.ts'
import { withConversion } from '../../../domain/work/indefinite-conversion.ts'
import {
  ANSWER_RENEWAL_OUTCOME,
  mayRenewalFollow,
  type AnswerRenewalOutcome,
  type RenewalAnswer,
} from '../../../domain/work/renewal.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { contractCommand, type ContractCommand, type OfContract } from './contract-command.service.ts'
import { engagementContractOf, planDates } from './engagement.service.ts'
import { lockEngagementOf } from './engagement.store.ts'
import { renewalNotice, type Running } from './contract-notice.ts'
import { findOpenRenewal, setTerm, setTerms, updateRenewal, type Renewal } from './renewal.store.ts'

export type RenewalReply = OfContract & {
  renewalId: string
  /** The offer that was read. */
  offerNumber: number
  answer: RenewalAnswer
  /** To the hospital; may be empty. */
  word: string
}

type Command = ContractCommand<RenewalReply>

/**
 * The contract goes on by the offered terms: works of the term that ends keep their pay, dates after it are planned with
 * the new one. A date that clashes with another work stays tentative.
 */
async function goOn(
  tx: Executor,
  { engagement, terms }: Running,
  { termEnd, newEnd, fee }: { termEnd: string; newEnd: string; fee: number },
  now: Date,
): Promise<void> {
  const renewed = withConversion(
    offeredRegularTerms({ ...terms, regular: engagementContractOf(terms) }, { contractEnd: newEnd, fee }),
    { startDate: engagement.startDate, termEnd, newEnd },
  )
  if (engagement.plannedUntil < termEnd)
    await planDates(tx, engagement, terms, { after: engagement.plannedUntil, until: termEnd, now })
  const ahead = plannedUntil(engagement.startDate, tokyoDay(now))
  const until = ahead < newEnd ? ahead : newEnd
  if (until > termEnd) await planDates(tx, engagement, renewed, { after: termEnd, until, now })
  await setTerms(tx, engagement.applicationId, renewed)
  await setTerm(tx, engagement.id, {
    state: 'ACTIVE',
    endDate: newEnd,
    plannedUntil: until > termEnd ? until : termEnd,
  })
}

async function settle(
  tx: Executor,
  { request: { answer, word }, now }: Command,
  running: Running,
  { id, offers, termEnd, newEnd, fee }: Renewal,
): Promise<AnswerRenewalOutcome> {
  const decided = { decidedAt: now, answer: word || null }
  if (answer === 'DECLINE') {
    await updateRenewal(tx, id, { state: 'DECLINED', ...decided })
    await setTerm(tx, running.engagement.id, { state: 'ENDING' })
    await orderNotices(tx, [renewalNotice('RENEWAL_DECLINED', running, { id, offers, at: termEnd })], now)
    return 'DECLINED'
  }
  // Set by the offer (`contract_renewal_offered`).
  if (newEnd === null || fee === null) return 'ALREADY_DECIDED'
  await updateRenewal(tx, id, { state: 'ACCEPTED', ...decided, termsBefore: running.terms })
  await goOn(tx, running, { termEnd, newEnd, fee }, now)
  await orderNotices(tx, [renewalNotice('RENEWAL_ACCEPTED', running, { id, offers, at: newEnd })], now)
  return 'ACCEPTED'
}

async function reply(tx: Executor, command: Command, doctorStatus: string): Promise<AnswerRenewalOutcome> {
  const { request, now } = command
  const found = await lockEngagementOf(tx, request.applicationId)
  if (!found) return 'NOT_FOUND'
  if (request.answer === 'ACCEPT' && roleOfDoctorStatus(doctorStatus) !== 'TrustedDoctor')
    return 'NOT_ALLOWED'
  const renewal = await findOpenRenewal(tx, found.engagement.id)
  if (renewal?.id !== request.renewalId || renewal.offers !== request.offerNumber) return 'ALREADY_DECIDED'
  const to = request.answer === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED'
  if (!mayRenewalFollow(renewal.state, to, 'DOCTOR')) return 'ALREADY_DECIDED'
  // The job may not have come by yet.
  if (tokyoDay(now) > renewal.dueOn) return 'EXPIRED'
  return settle(tx, command, found, renewal)
}

/** The doctor accepts an offered renewal, by which the contract goes on, or declines it. */
export const answerRenewal = contractCommand<RenewalReply, typeof ANSWER_RENEWAL_OUTCOME>(
  { operation: 'answerRenewal', words: ANSWER_RENEWAL_OUTCOME },
  reply,
)
