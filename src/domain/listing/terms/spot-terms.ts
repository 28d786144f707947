import { tokyoClock, tokyoText } from '../../text/tokyo-time.ts'
import type { ApplicationStatus, NightDutyPermit } from '../listing-words.ts'
import { sharedFacts, type Applied, type TermsSource } from './terms-parts.ts'
import type { Formation, TermsSnapshot } from './terms-snapshot.ts'

export type SpotTermsSource = Omit<TermsSource, 'detail'> & {
  applicationStatus: ApplicationStatus
  startTime: Date
  endTime: Date
  fee: number
  hourlyFee: number
  nightDutyPermit: NightDutyPermit
  /** The hospital offers the listing to the doctor who has worked there. */
  offer?: { premiumYen: number } | undefined
  detail: TermsSource['detail'] & { permitFrom: Date | null; permitTo: Date | null; contractPeriod: string }
}

/** When the labour contract is concluded (職業安定法). */
const FORMED = { FREE: 'AT_ONCE', SELECTION: 'ON_APPROVAL' } as const satisfies Record<
  ApplicationStatus,
  Formation
>

/** The terms of a shift, shown before applying (労働条件の明示, 職業安定法5条の3). */
export function spotTerms(source: SpotTermsSource, applied: Applied): TermsSnapshot {
  const { detail, offer, applicationStatus } = source
  const { permitFrom, permitTo } = detail
  return {
    ...applied,
    startTime: tokyoText(source.startTime),
    endTime: tokyoText(source.endTime),
    fee: source.fee,
    hourlyFee: source.hourlyFee,
    ...sharedFacts(source),
    permit: {
      kind: source.nightDutyPermit,
      from: permitFrom && tokyoClock(permitFrom),
      to: permitTo && tokyoClock(permitTo),
      start: permitFrom && tokyoText(permitFrom),
      end: permitTo && tokyoText(permitTo),
    },
    ...(offer && { premiumYen: offer.premiumYen }),
    formation: offer ? 'BY_OFFER' : FORMED[applicationStatus],
    selection: offer ? 'REHIRE_OFFER' : applicationStatus,
    contractPeriod: detail.contractPeriod,
  }
}
