import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { DocumentKind as WireDocumentKind } from '../../../contract/gen/registration_pb.ts'
import {
  ApplicationState as WireState,
  DeclineReason as WireReason,
  InterviewPlace,
  type ApplicationSchema,
  type InterviewSchema,
  type OfferSchema,
} from '../../../contract/gen/work_pb.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { undoUntil } from '../../../domain/application/withdraw-outcome.ts'
import type { Application, ShownOffer } from './application.ts'
import type { OpenInterview } from './proposal.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'

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
