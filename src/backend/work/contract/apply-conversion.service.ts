import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { plannedUntil } from '../../../domain/work/engagement.ts'
import {
  APPLY_CONVERSION_OUTCOME,
  CONFIRM_CONVERSION_OUTCOME,
  conversionOn,
  conversionRefusal,
  convertedTerms,
  type ApplyConversionOutcome,
  type ConfirmConversionOutcome,
} from '../../../domain/work/indefinite-conversion.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { contractCommand, type ContractCommand, type OfContract } from './contract-command.service.ts'
import { engagementContractOf, planDates } from './engagement.service.ts'
import { lockEngagementOf } from './engagement.store.ts'
import type { Running } from './contract-notice.ts'
import { closeRenewal, findAcceptedTerms, setTerm, setTerms } from './renewal.store.ts'
import { conversionNotice } from './contract-notice.ts'
import { markConversionRead, setConversion } from './conversion.store.ts'

/**
 * The contract has no term any more: its terms say so from today, dates are planned beyond the term that runs, and a
 * renewal that was open has nothing left to renew.
 */
async function convert(
  tx: Executor,
  { engagement, terms }: Running,
  { now, startsOn }: { now: Date; startsOn: string },
): Promise<void> {
  const today = tokyoDay(now)
  const converted = convertedTerms(
    { ...terms, regular: engagementContractOf(terms) },
    { appliedOn: today, startsOn },
  )
  await closeRenewal(tx, engagement.id, now)
  await setConversion(tx, engagement.id, { conversionAppliedAt: now, conversionStartsOn: startsOn })
  await setTerms(tx, engagement.applicationId, converted)
  const { endDate } = engagement
  // Behind its end nothing was planned, however far the plan went.
  const after = endDate !== null && endDate < engagement.plannedUntil ? endDate : engagement.plannedUntil
  const ahead = plannedUntil(engagement.startDate, today)
  if (ahead > after) await planDates(tx, engagement, converted, { after, until: ahead, now })
  await setTerm(tx, engagement.id, {
    state: 'ACTIVE',
    endDate: null,
    plannedUntil: ahead > after ? ahead : after,
  })
}

async function apply(
  tx: Executor,
  { request, now }: ContractCommand<OfContract>,
): Promise<ApplyConversionOutcome> {
  const found = await lockEngagementOf(tx, request.applicationId)
  if (!found) return 'NOT_FOUND'
  const { engagement } = found
  const renewals = await findAcceptedTerms(tx, engagement.id)
  const conversion = conversionOn({ ...engagement, renewals }, tokyoDay(now))
  if (!conversion) return 'NO_RIGHT'
  const { state, startsOn } = conversion
  const refusal = conversionRefusal(state)
  if (refusal) return refusal
  if (engagement.endNoticedAt) return 'END_NOTICED'
  await convert(tx, found, { now, startsOn })
  await orderNotices(
    tx,
    [
      conversionNotice('CONVERSION_APPLIED', found, startsOn),
      conversionNotice('CONVERSION_RECORDED', found, startsOn),
    ],
    now,
  )
  return 'APPLIED'
}

async function confirm(
  tx: Executor,
  { side, request, now }: ContractCommand<OfContract>,
): Promise<ConfirmConversionOutcome> {
  const found = await lockEngagementOf(tx, request.applicationId)
  if (!found || side.by !== 'HOSPITAL') return 'NOT_FOUND'
  const { engagement } = found
  if (engagement.conversionAppliedAt === null) return 'NOT_APPLIED'
  if (engagement.conversionReadAt !== null) return 'ALREADY_CONFIRMED'
  await markConversionRead(tx, engagement.id, { at: now, memberId: side.member.memberId })
  return 'CONFIRMED'
}

/** The doctor applies for a contract without a term, by which it is formed: the hospital is deemed to have consented. */
export const applyForConversion = contractCommand<OfContract, typeof APPLY_CONVERSION_OUTCOME>(
  { operation: 'applyForConversion', words: APPLY_CONVERSION_OUTCOME },
  apply,
)

/** A member records that the hospital has read the application. */
export const confirmConversion = contractCommand<OfContract, typeof CONFIRM_CONVERSION_OUTCOME>(
  { operation: 'confirmConversion', words: CONFIRM_CONVERSION_OUTCOME },
  confirm,
)
