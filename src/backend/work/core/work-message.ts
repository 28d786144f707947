import { writeMessage, type Told } from '../../../contract/plain.ts'
import { ApplicationSchema } from '../../../contract/gen/work_pb.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { undoUntil } from '../../../domain/application/withdraw-outcome.ts'
import type { Application, ShownOffer } from './application.ts'
import type { OpenInterview } from './proposal.store.ts'

const instant = (text: string | null) => (text === null ? null : new Date(text))

/** An application as its doctor reads it. */
export function toldApplication({
  terms: { regular, incentives: _rules, ...terms },
  offer,
  interview,
  ...application
}: Application): Told<'dp.work.Application'> {
  return {
    ...application,
    ...listingMessage(application),
    pattern: regular ? regularText(regular) : '',
    appliedAt: new Date(application.appliedAt),
    replyDueAt: instant(application.replyDueAt),
    readByHospitalAt: instant(application.readByHospitalAt),
    decidedAt: instant(application.decidedAt),
    ...terms,
    startTime: new Date(terms.startTime),
    endTime: new Date(terms.endTime),
    undoUntil: undoUntil({ ...application, startTime: terms.startTime }),
    offer: offer && toOffer(offer),
    interview: interview && toInterview(interview),
  }
}

/** The same as a message. */
export const toApplicationMessage = (application: Application) =>
  writeMessage(ApplicationSchema, toldApplication(application))

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

export const toInterview = ({
  starts,
  answeredAt,
  chosenStart,
  ...interview
}: Omit<OpenInterview, 'id'>): Told<'dp.work.Interview'> => ({
  ...interview,
  starts: starts.map((start) => new Date(start)),
  isAnswered: answeredAt !== null,
  chosenStart: instant(chosenStart),
})

export const toOffer = ({ terms: { regular, ...terms }, note }: ShownOffer): Told<'dp.work.Offer'> => ({
  ...terms,
  pattern: regular ? regularText(regular) : '',
  startTime: new Date(terms.startTime),
  endTime: new Date(terms.endTime),
  note,
})
