import { timestampDate } from '@bufbuild/protobuf/wkt'
import {
  HospitalDecision as WireDecision,
  type DecideApplicationRequest as WireRequest,
  type OfferedContract as WireContract,
  type OfferedTerms as WireOffered,
  type ProposeDateRequest as WireProposedDate,
  type ProposedInterview as WireInterview,
} from '../../../contract/gen/hospital_application_pb.ts'
import { DeclineReason, InterviewPlace } from '../../../contract/gen/work_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
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
export const toProposedDate = (request: WireProposedDate): ProposeDateRequest => ({
  applicationId: toDecidedApplication(request.applicationId),
  key: toIdempotencyKey(request.idempotencyKey),
  ...toOffered(request),
})

const malformed = () => invalidArgument('指定された形式で入力してください')

function toOffered(offered: Pick<WireOffered, 'startTime' | 'endTime' | 'fee'> | undefined): OfferedTerms {
  const [start, end] = [offered?.startTime, offered?.endTime].map((time) => time && timestampDate(time))
  const fee = offered?.fee ?? 0
  const isTime = (time: Date | undefined): time is Date => time !== undefined && !Number.isNaN(time.getTime())
  if (!isTime(start) || !isTime(end) || fee < 1 || fee > MOST_YEN) throw malformed()
  return { start, end, fee }
}

function toContract({ weekdays, contractStart, fee }: WireContract): RegularOffer {
  if (fee < 1 || fee > MOST_YEN) throw malformed()
  return { weekdays: weekdaysOfNumbers(weekdays), contractStart: toDay(contractStart), fee }
}

function toInterview(interview: WireInterview | undefined): ProposedInterview {
  const place = wireWordOf(InterviewPlace, interview?.place)
  const minutes = INTERVIEW_MINUTES.find((one) => one === interview?.minutes)
  const starts = interview?.starts.map(timestampDate) ?? []
  if (!place || !minutes || starts.some((start) => Number.isNaN(start.getTime()))) throw malformed()
  return { place, minutes, starts: starts.toSorted((a, b) => a.getTime() - b.getTime()) }
}

export function toDecision(request: WireRequest): DecideApplicationRequest {
  const decision = wireWordOf(WireDecision, request.decision)
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
      reason: wireWordOf(DeclineReason, request.reason),
      note: toText(request.note, DECISION_NOTE_LENGTH),
    }
  throw malformed()
}
