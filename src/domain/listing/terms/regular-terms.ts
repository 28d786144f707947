import { clockOfTime } from '../../text/time-of-day.ts'
import { tokyoText } from '../../text/tokyo-time.ts'
import type { Interview, NightDutyPermit, SubstitutePolicy } from '../listing-words.ts'
import { hourlyFee } from '../pay.ts'
import { firstRegularDates, isWorked, minutesOfDay, shiftOn } from '../regular-dates.ts'
import { changedTerms } from './term-lines.ts'
import { sharedFacts, type Applied, type TermsSource } from './terms-parts.ts'
import type { RegularContract, RenewalTerms, TermsSnapshot } from './terms-snapshot.ts'

export type RegularTermsSource = Omit<TermsSource, 'detail'> & {
  interview: Interview
  nightDutyPermit: NightDutyPermit
  fee: number
  /** The hospital offers the listing to a doctor who has worked there; the fee has the premium (指名手当). */
  offer?: { premiumYen: number } | undefined
  detail: TermsSource['detail'] & {
    permitFrom: string | null
    permitTo: string | null
    trialMonths: number | null
    renewal: RenewalTerms
    substitutePolicy: SubstitutePolicy
    paidLeave: string
  }
}

/** Start and end of the first shift of a contract: instants as texts with +09:00. */
function firstShift(contract: RegularContract) {
  const first = firstRegularDates(contract, 1).findLast(({ kind }) => isWorked(kind))
  const { start, end } = shiftOn(first ?? { day: contract.contractStart, kind: 'WORK' }, contract, 0)
  return { startTime: tokyoText(start), endTime: tokyoText(end) }
}

/** What follows from a contract and its fee: the first shift and the pay per hour. */
export function contractFigures(contract: RegularContract, fee: number) {
  const { start, end } = minutesOfDay(contract)
  return {
    ...firstShift(contract),
    fee,
    hourlyFee: hourlyFee(fee, end - start, contract.breakMinutes),
    regular: contract,
  }
}

/** The terms of a regular contract, shown before applying (職業安定法5条の3). */
export function regularTerms(
  source: RegularTermsSource,
  contract: RegularContract,
  applied: Applied,
): TermsSnapshot {
  const { detail, fee, nightDutyPermit, interview, offer } = source
  return {
    ...applied,
    ...contractFigures(contract, fee),
    ...sharedFacts(source),
    permit: {
      kind: nightDutyPermit,
      from: detail.permitFrom && clockOfTime(detail.permitFrom),
      to: detail.permitTo && clockOfTime(detail.permitTo),
    },
    ...(offer && { premiumYen: offer.premiumYen }),
    formation: offer ? 'BY_OFFER_OF_CONTRACT' : 'ON_CONSENT_TO_CONTRACT',
    interview: offer ? 'REHIRE_OFFER' : interview,
    renewal: detail.renewal,
    trialMonths: detail.trialMonths,
    substitutePolicy: detail.substitutePolicy,
    paidLeave: detail.paidLeave,
  }
}

/** What a hospital may change in its offer of a contract. */
export type RegularOffer = { contractStart: string; weekdays: RegularContract['weekdays']; fee: number }

/** What a hospital may change in renewing a contract. */
export type RenewalOffer = { contractEnd: string; fee: number }

type Agreed = TermsSnapshot & { regular: RegularContract }

/** The snapshot with what the hospital offers in other terms: binds once the doctor accepts. */
export const offeredRegularTerms = (
  agreed: Agreed,
  { fee, ...change }: RegularOffer | RenewalOffer,
): Agreed => changedTerms(agreed, contractFigures({ ...agreed.regular, ...change }, fee))
