import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import {
  ApplyOutcome as WireOutcome,
  WithdrawOutcome as WireWithdrawOutcome,
  type Application,
  type MatchedWork,
  type SpotApplicationPreview,
  type Term,
} from '../../contract/gen/work_pb.ts'
import {
  APPLICATION_STATE,
  DECLINE_REASON,
  WORK_STATE,
  type ApplicationState,
  type DeclineReason,
  type WorkState,
} from '../../domain/application-words.ts'
import { DOCUMENT_KIND, type DocumentKind } from '../../domain/registration-words.ts'
import { dayKind } from '../../domain/day-kind.ts'
import { civilDay } from '../../domain/shift-text.ts'
import type { ApplyOutcome } from '../../domain/apply-outcome.ts'
import { tokyoText } from '../../domain/tokyo-time.ts'
import { isApplyOutcome } from './outcome-words.ts'
import { isWithdrawOutcome } from './withdraw-words.ts'
import type { WithdrawOutcome } from '../../domain/withdraw-outcome.ts'

/** Messages of the work service as the screens show them: Tokyo instants as text, constants as our words. */

const instant = (timestamp: Timestamp | undefined): string | null =>
  timestamp ? tokyoText(timestampDate(timestamp)) : null

function required(value: string | null, field: string): string {
  if (value === null) throw new Error(`work service: ${field} is missing`)
  return value
}

const termView = ({ heading, text }: Term) => ({ heading, text })

const isState = (word: string): word is ApplicationState => Object.hasOwn(APPLICATION_STATE, word)
const isReason = (word: string): word is DeclineReason => Object.hasOwn(DECLINE_REASON, word)
export const isDocumentKind = (word: string): word is DocumentKind => Object.hasOwn(DOCUMENT_KIND, word)
const isWorkState = (word: string): word is WorkState => Object.hasOwn(WORK_STATE, word)

export function outcomeWord(outcome: number): ApplyOutcome {
  const word = Object.entries(WireOutcome).find(([, value]) => value === outcome)?.[0]
  if (!word || !isApplyOutcome(word)) throw new Error(`work service: unknown outcome ${outcome}`)
  return word
}

export function withdrawWord(outcome: number): WithdrawOutcome {
  const word = Object.entries(WireWithdrawOutcome).find(([, value]) => value === outcome)?.[0]
  if (!word || !isWithdrawOutcome(word)) throw new Error(`work service: unknown withdraw outcome ${outcome}`)
  return word
}

export const previewView = (preview: SpotApplicationPreview) => ({
  spotWorkId: preview.spotWorkId,
  outcome: outcomeWord(preview.outcome),
  terms: preview.terms.map(termView),
  restBeforeMinutes: preview.restBeforeMinutes ?? null,
  restAfterMinutes: preview.restAfterMinutes ?? null,
  restGuidelineMinutes: preview.restGuidelineMinutes,
  /** The doctor's own that still stands. */
  application: preview.application ? applicationView(preview.application) : null,
})

function shift(start: Timestamp | undefined, end: Timestamp | undefined) {
  const startTime = required(instant(start), 'start')
  return { startTime, endTime: required(instant(end), 'end'), startDay: dayKind(civilDay(startTime)) }
}

export function applicationView(application: Application) {
  const { id, spotWorkId, state, declineReason, declineNote } = application
  if (!isState(state)) throw new Error(`work service: unknown application state ${state}`)
  return {
    id,
    spotWorkId,
    state,
    appliedAt: required(instant(application.appliedAt), 'applied_at'),
    replyDueAt: instant(application.replyDueAt),
    readByHospitalAt: instant(application.readByHospitalAt),
    decidedAt: instant(application.decidedAt),
    declineReason: declineReason && isReason(declineReason) ? declineReason : null,
    declineNote: declineNote ?? null,
    message: application.message ?? null,
    sharedDocuments: application.sharedDocuments.filter(isDocumentKind),
    listingNumber: application.listingNumber,
    hospitalName: application.hospitalName,
    ...shift(application.startTime, application.endTime),
    fee: application.fee,
    terms: application.terms.map(termView),
    undoUntil: instant(application.undoUntil),
  }
}

export function matchedView(work: MatchedWork) {
  const { application } = work
  if (!application) throw new Error('work service: application is missing')
  if (!isWorkState(work.state)) throw new Error(`work service: unknown work state ${work.state}`)
  return {
    id: work.id,
    spotWorkId: work.spotWorkId,
    state: work.state,
    ...shift(work.plannedStart, work.plannedEnd),
    breakMinutes: work.breakMinutes,
    fee: work.fee,
    hospitalName: work.hospitalName,
    hospitalAddress: work.hospitalAddress,
    hospitalPhone: work.hospitalPhone,
    meetingPlace: work.meetingPlace,
    dressAndItems: work.dressAndItems,
    application: applicationView(application),
  }
}

export type PreviewView = ReturnType<typeof previewView>
export type ApplicationView = ReturnType<typeof applicationView>
export type MatchedView = ReturnType<typeof matchedView>
