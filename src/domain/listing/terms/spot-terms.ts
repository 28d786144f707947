import {
  APPLICATION_STATUS,
  NIGHT_DUTY_PERMIT,
  type ApplicationStatus,
  type NightDutyPermit,
} from '../listing-words.ts'
import { yenText } from '../../text/money-text.ts'
import { durationText, minutesBetween, shiftText } from '../../text/shift-text.ts'
import type { TermsSnapshot } from './terms-snapshot.ts'
import { payTerms, placeTerms, type TermsSource } from './terms-parts.ts'
import { tokyoText } from '../../text/tokyo-time.ts'

export type SpotTermsSource = Omit<TermsSource, 'detail'> & {
  applicationStatus: ApplicationStatus
  startTime: Date
  endTime: Date
  nightDutyPermit: NightDutyPermit
  /** The hospital offers the listing to the doctor who has worked there. */
  offer?: { premiumYen: number } | undefined
  detail: TermsSource['detail'] & { permitFrom: Date | null; permitTo: Date | null; contractPeriod: string }
}

/** When the labour contract is concluded (職業安定法). */
const CONTRACT: Record<ApplicationStatus, string> = {
  FREE: '応募と同時に勤務が確定し、労働契約が成立します。',
  SELECTION: '病院が承認した時点で勤務が確定します。',
}

const OFFERED = {
  contract: 'オファーの承諾と同時に勤務が確定し、労働契約が成立します。',
  selection: '選考なし(再勤務オファー)',
}

const shiftOf = (start: Date, end: Date) => shiftText(tokyoText(start), tokyoText(end))

function permitText({ nightDutyPermit, detail: { permitFrom, permitTo } }: SpotTermsSource): string {
  const word = NIGHT_DUTY_PERMIT[nightDutyPermit]
  return permitFrom && permitTo ? `${word} ${shiftOf(permitFrom, permitTo)}` : word
}

/** Terms shown before applying (労働条件の明示, 職業安定法5条の3), in display order. */
export function spotTerms(source: SpotTermsSource): TermsSnapshot['terms'] {
  const { hospital, detail, startTime, endTime, breakMinutes } = source
  const length = minutesBetween(startTime.toISOString(), endTime.toISOString())
  return [
    { heading: '契約の相手', text: `${hospital.name}(直接雇用)` },
    { heading: '契約の成立', text: source.offer ? OFFERED.contract : CONTRACT[source.applicationStatus] },
    {
      heading: '選考',
      text: source.offer ? OFFERED.selection : APPLICATION_STATUS[source.applicationStatus],
    },
    ...placeTerms(source),
    { heading: '契約期間', text: detail.contractPeriod },
    { heading: '勤務時間', text: `${shiftOf(startTime, endTime)}(${durationText(length)})` },
    { heading: '休憩', text: breakMinutes === 0 ? 'なし' : durationText(breakMinutes) },
    { heading: '宿日直許可', text: permitText(source) },
    ...payTerms(source, source.offer?.premiumYen ? `うち指名手当 ${yenText(source.offer.premiumYen)}` : ''),
  ]
}
