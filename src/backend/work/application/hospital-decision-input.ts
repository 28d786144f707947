import type { Asked } from '../../../contract/plain.ts'
import { DECISION_NOTE_LENGTH } from '../../../domain/application/hospital-decision.ts'
import { INTERVIEW_MINUTES, type ProposedInterview } from '../../../domain/application/interview.ts'
import type { OfferedTerms } from '../../../domain/application/offer.ts'
import { MOST_YEN } from '../../../domain/listing/draft/common-draft.ts'
import { weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import type { RegularOffer } from '../../../domain/listing/terms/regular-terms.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toText, toUuid } from '../../rpc/rpc-input.ts'
import type { DecideApplicationRequest } from './decide-application.service.ts'
import type { ProposeDateRequest } from '../contract/propose-date.service.ts'
import { toDay } from '../core/work-input.ts'

export const toDecidedApplication = (text: string) => toUuid(text, '応募の番号が正しくありません。')

/** A date of a contract as the hospital proposes it. Throws `invalid_argument`. */
export const toProposedDate = (request: Asked<'dp.hospital.ProposeDateRequest'>): ProposeDateRequest => ({
  applicationId: toDecidedApplication(request.applicationId),
  key: toIdempotencyKey(request.idempotencyKey),
  ...toOffered(request),
})

const malformed = () => invalidArgument('指定された形式で入力してください')

function toOffered(
  offered: Pick<Asked<'dp.hospital.OfferedTerms'>, 'startTime' | 'endTime' | 'fee'> | null,
): OfferedTerms {
  const { startTime: start, endTime: end, fee } = offered ?? { startTime: null, endTime: null, fee: 0 }
  const isTime = (time: Date | null): time is Date => time !== null && !Number.isNaN(time.getTime())
  if (!isTime(start) || !isTime(end) || fee < 1 || fee > MOST_YEN) throw malformed()
  return { start, end, fee }
}

function toContract({ weekdays, contractStart, fee }: Asked<'dp.hospital.OfferedContract'>): RegularOffer {
  if (fee < 1 || fee > MOST_YEN) throw malformed()
  return { weekdays: weekdaysOfNumbers(weekdays), contractStart: toDay(contractStart), fee }
}

function toInterview(interview: Asked<'dp.hospital.ProposedInterview'> | null): ProposedInterview {
  const { place = null, starts = [] } = interview ?? {}
  const minutes = INTERVIEW_MINUTES.find((one) => one === interview?.minutes)
  if (!place || !minutes || starts.some((start) => Number.isNaN(start.getTime()))) throw malformed()
  return { place, minutes, starts: starts.toSorted((a, b) => a.getTime() - b.getTime()) }
}

export function toDecision(request: Asked<'dp.hospital.DecideApplicationRequest'>): DecideApplicationRequest {
  const { decision } = request
  const base = {
    applicationId: toDecidedApplication(request.applicationId),
    key: toIdempotencyKey(request.idempotencyKey),
  }
  if (decision === 'ACCEPT') return { ...base, decision }
  if (decision === 'OFFER') {
    const { contract, offered } = request
    const note = toText(request.note, DECISION_NOTE_LENGTH)
    return contract
      ? { ...base, decision, contract: toContract(contract), note }
      : { ...base, decision, offered: toOffered(offered), note }
  }
  if (decision === 'INTERVIEW')
    return {
      ...base,
      decision,
      interview: toInterview(request.interview),
      note: toText(request.note, DECISION_NOTE_LENGTH),
    }
  if (decision === 'DECLINE')
    return {
      ...base,
      decision,
      reason: request.reason,
      note: toText(request.note, DECISION_NOTE_LENGTH),
    }
  throw malformed()
}
