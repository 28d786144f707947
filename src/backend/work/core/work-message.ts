import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { DocumentKind as WireDocumentKind } from '../../../contract/gen/registration_pb.ts'
import {
  ApplicationState as WireState,
  ApplyOutcome as WireOutcome,
  DeclineReason as WireReason,
  InterviewPlace,
  TermsNoticeState,
  WorkState as WireWorkState,
  type ApplicationSchema,
  type InterviewSchema,
  type MatchedWorkSchema,
  type OfferSchema,
  type SpotApplicationPreviewSchema,
} from '../../../contract/gen/work_pb.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { missingText } from '../../../domain/listing/requirements.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { noticeState } from '../../../domain/work/terms-notice.ts'
import { undoUntil } from '../../../domain/application/withdraw-outcome.ts'
import type { Application, ShownOffer } from './application.ts'
import type { OpenInterview } from './proposal.store.ts'
import type { MatchedWork, SpotPreview } from '../doctor/work.service.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import { toRestFields } from '../rest/rest-message.ts'

const timestamp = (text: string) => timestampFromDate(new Date(text))
const optionalTimestamp = (text: string | null) => (text === null ? undefined : timestamp(text))

export function toApplicationMessage({
  terms: { regular, incentives: _rules, ...terms },
  offer,
  interview,
  ...application
}: Application): MessageInitShape<typeof ApplicationSchema> {
  const until = undoUntil({ ...application, startTime: terms.startTime })
  return {
    id: application.id,
    ...listingMessage(application),
    pattern: regular ? regularText(regular) : '',
    state: WireState[application.state],
    appliedAt: timestamp(application.appliedAt),
    replyDueAt: optionalTimestamp(application.replyDueAt),
    readByHospitalAt: optionalTimestamp(application.readByHospitalAt),
    decidedAt: optionalTimestamp(application.decidedAt),
    declineReason: application.declineReason === null ? undefined : WireReason[application.declineReason],
    declineNote: application.declineNote ?? undefined,
    message: application.message ?? undefined,
    sharedDocuments: application.sharedDocuments.map((kind) => WireDocumentKind[kind]),
    ...terms,
    startTime: timestamp(terms.startTime),
    endTime: timestamp(terms.endTime),
    undoUntil: timestampOf(until),
    offer: offer ? toOfferMessage(offer) : undefined,
    interview: interview ? toInterviewMessage(interview) : undefined,
    missing: application.missing,
  }
}

/** The ids of a listing of either kind; the other one is empty. */
export const listingMessage = ({
  spotWorkId,
  regularWorkId,
}: {
  spotWorkId: number | null
  regularWorkId: number | null
}) => ({
  spotWorkId: spotWorkId === null ? '' : String(spotWorkId),
  regularWorkId: regularWorkId === null ? '' : String(regularWorkId),
})

export const toInterviewMessage = ({
  starts,
  minutes,
  place,
  note,
  answeredAt,
  chosenStart,
}: Omit<OpenInterview, 'id'>): MessageInitShape<typeof InterviewSchema> => ({
  starts: starts.map(timestamp),
  minutes,
  place: InterviewPlace[place],
  note,
  isAnswered: answeredAt !== null,
  chosenStart: optionalTimestamp(chosenStart),
})

export const toOfferMessage = ({
  terms: { regular, ...terms },
  note,
}: ShownOffer): MessageInitShape<typeof OfferSchema> => ({
  ...terms,
  pattern: regular ? regularText(regular) : '',
  startTime: timestamp(terms.startTime),
  endTime: timestamp(terms.endTime),
  note,
})

export function toPreviewMessage({
  spotWorkId,
  outcome,
  terms,
  rest,
  restAmong,
  missing,
  application,
}: SpotPreview): MessageInitShape<typeof SpotApplicationPreviewSchema> {
  return {
    spotWorkId: String(spotWorkId),
    outcome: WireOutcome[outcome],
    terms,
    ...toRestFields(rest),
    restAmong: restAmong ?? '',
    missing: missing.map(missingText),
    application: application ? toApplicationMessage(application) : undefined,
  }
}

export function toMatchedWorkMessage({
  hospital,
  ...work
}: MatchedWork): MessageInitShape<typeof MatchedWorkSchema> {
  return {
    id: work.id,
    ...listingMessage(work),
    scheduleId: work.scheduleId ?? '',
    askedToMove: work.askedToMove,
    state: WireWorkState[work.state],
    plannedStart: timestampFromDate(work.plannedStart),
    plannedEnd: timestampFromDate(work.plannedEnd),
    breakMinutes: work.breakMinutes,
    fee: work.fee,
    hospitalName: hospital.name,
    hospitalAddress: `${PREFECTURE[hospital.prefecture]}${hospital.address}`,
    hospitalPhone: hospital.phone,
    meetingPlace: work.meetingPlace,
    dressAndItems: work.dressAndItems,
    application: toApplicationMessage(work.application),
    termsNotice: work.notice ? TermsNoticeState[noticeState(work.notice)] : undefined,
  }
}
