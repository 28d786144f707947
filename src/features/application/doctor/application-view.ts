import type { Timestamp } from '@bufbuild/protobuf/wkt'
import { DocumentKind as WireDocumentKind } from '../../../contract/gen/registration_pb.ts'
import {
  ApplicationState as WireState,
  ApplyOutcome as WireOutcome,
  DeclineReason as WireReason,
  InterviewPlace as WirePlace,
  TermsNoticeState as WireNoticeState,
  WithdrawOutcome as WireWithdrawOutcome,
  WorkState as WireWorkState,
  type Application,
  type Interview,
  type MatchedWork,
  type Offer,
  type SpotApplicationPreview,
  type Term,
} from '../../../contract/gen/work_pb.ts'
import { requiredWord, wireWordOf, wireWordsOf } from '../../../contract/wire-word.ts'
import type {
  ApplicationState,
  DeclineReason,
  WorkState,
} from '../../../domain/application/application-words.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { dayKind } from '../../../domain/text/day-kind.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { civilDay, dayText, shiftText } from '../../../domain/text/shift-text.ts'
import type { ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import type { WithdrawOutcome } from '../../../domain/application/withdraw-outcome.ts'
import { instantText } from '../../../services/timestamp-text.ts'

/** Maps messages of the work service to view models: timestamps as Tokyo text, enum numbers as words. */

function required(value: string | null, field: string): string {
  if (value === null) throw new Error(`work service: ${field} is missing`)
  return value
}

const termView = ({ heading, text }: Term) => ({ heading, text })

export const outcomeWord = (outcome: number): ApplyOutcome =>
  requiredWord(WireOutcome, outcome, 'ApplyToSpot.outcome')

export const withdrawWord = (outcome: number): WithdrawOutcome =>
  requiredWord(WireWithdrawOutcome, outcome, 'WithdrawApplication.outcome')

export const documentKinds = (kinds: readonly number[]): DocumentKind[] =>
  wireWordsOf(WireDocumentKind, kinds)

const stateWord = (state: number): ApplicationState => requiredWord(WireState, state, 'Application.state')
const reasonWord = (reason: number | undefined): DeclineReason | null => wireWordOf(WireReason, reason)
const workWord = (state: number): WorkState => requiredWord(WireWorkState, state, 'MatchedWork.state')

export const previewView = (preview: SpotApplicationPreview) => ({
  spotWorkId: preview.spotWorkId,
  outcome: outcomeWord(preview.outcome),
  terms: preview.terms.map(termView),
  restBeforeMinutes: preview.restBeforeMinutes ?? null,
  restAfterMinutes: preview.restAfterMinutes ?? null,
  restGuidelineMinutes: preview.restGuidelineMinutes,
  /** What the doctor lacks for the listing, in words. */
  missing: preview.missing,
  restBreaches: preview.restBreaches,
  /** The alarm in which another of the chosen listings has a part; empty for none. */
  restAmong: preview.restAmong,
  /** The doctor's own application, while it stands. */
  application: preview.application ? applicationView(preview.application) : null,
})

/** 「12/18(金) 17:00〜翌9:00」, or of a regular contract 「毎週 火曜 9:00〜17:00(12/18(金)から)」. */
export const whenOf = ({
  pattern,
  startTime,
  endTime,
}: {
  pattern: string
  startTime: string
  endTime: string
}) => (pattern === '' ? shiftText(startTime, endTime) : `${pattern}(${dayText(startTime)}から)`)

function shift(start: Timestamp | undefined, end: Timestamp | undefined) {
  const startTime = required(instantText(start), 'start')
  return { startTime, endTime: required(instantText(end), 'end'), startDay: dayKind(civilDay(startTime)) }
}

/** The listing of either kind: one of the two ids is set. */
export const listingView = ({ spotWorkId, regularWorkId }: { spotWorkId: string; regularWorkId: string }) =>
  regularWorkId === ''
    ? ({ kind: 'spot', id: spotWorkId } as const)
    : ({ kind: 'regular', id: regularWorkId } as const)

export type ListingRef = { kind: SearchKind; id: string }

export function applicationView(application: Application) {
  const { id, declineNote, pattern } = application
  return {
    id,
    listing: listingView(application) satisfies ListingRef,
    /** The days and hours of a regular contract in words; empty for a shift. */
    pattern,
    state: stateWord(application.state),
    appliedAt: required(instantText(application.appliedAt), 'applied_at'),
    replyDueAt: instantText(application.replyDueAt),
    readByHospitalAt: instantText(application.readByHospitalAt),
    decidedAt: instantText(application.decidedAt),
    declineReason: reasonWord(application.declineReason),
    declineNote: declineNote ?? null,
    message: application.message ?? null,
    sharedDocuments: documentKinds(application.sharedDocuments),
    listingNumber: application.listingNumber,
    hospitalName: application.hospitalName,
    ...shift(application.startTime, application.endTime),
    fee: application.fee,
    terms: application.terms.map(termView),
    /** What the doctor lacked for the listing when applying, in words. */
    missing: application.missing,
    undoUntil: instantText(application.undoUntil),
    offer: application.offer ? offerView(application.offer) : null,
    interview: application.interview ? interviewView(application.interview) : null,
  }
}

const interviewView = ({ starts, minutes, place, note, isAnswered, chosenStart }: Interview) => ({
  starts: starts.flatMap((start) => instantText(start) ?? []),
  minutes,
  place: requiredWord(WirePlace, place, 'Interview.place'),
  note,
  isAnswered,
  chosenStart: instantText(chosenStart),
})

const offerView = ({ fee, note, terms, pattern, ...offer }: Offer) => ({
  ...shift(offer.startTime, offer.endTime),
  pattern,
  fee,
  note,
  terms: terms.map(termView),
})

export function matchedView(work: MatchedWork) {
  const { application } = work
  if (!application) throw new Error('work service: application is missing')
  return {
    id: work.id,
    listing: listingView(work) satisfies ListingRef,
    /** The date of a regular contract; empty for a spot work. */
    scheduleId: work.scheduleId,
    askedToMove: work.askedToMove,
    state: workWord(work.state),
    ...shift(work.plannedStart, work.plannedEnd),
    breakMinutes: work.breakMinutes,
    fee: work.fee,
    hospitalName: work.hospitalName,
    hospitalAddress: work.hospitalAddress,
    hospitalPhone: work.hospitalPhone,
    meetingPlace: work.meetingPlace,
    dressAndItems: work.dressAndItems,
    application: applicationView(application),
    /** Null until the system has made it. */
    termsNotice: wireWordOf(WireNoticeState, work.termsNotice),
  }
}

export type PreviewView = ReturnType<typeof previewView>
export type ApplicationView = ReturnType<typeof applicationView>
export type MatchedView = ReturnType<typeof matchedView>
