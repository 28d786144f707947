import { MINUTE_MS } from '../duration.ts'
import { isWaitingDoctor } from './apply-action.ts'
import type { ApplicationState, WorkState } from './application-words.ts'
import type { ApplicationStatus } from '../listing/listing-words.ts'

/** Result of the command to withdraw. */
export type WithdrawOutcome =
  | 'WITHDRAWN'
  | 'TOO_LATE'
  | 'TOO_CLOSE'
  | 'ALREADY_DECIDED'
  | 'ALREADY_WITHDRAWN'
  | 'NOT_FOUND'
  | 'NOT_ALLOWED'

/** Minutes after applying in which a match made by applying can be undone (取り消し). */
export const UNDO_MINUTES = 5
/** Minimum notice before the start, so that the hospital can find another doctor. */
export const UNDO_NOTICE_HOURS = 8
const UNDO = UNDO_MINUTES * MINUTE_MS
const NOTICE = UNDO_NOTICE_HOURS * 60 * MINUTE_MS

/** Why an application stays as it is; success has the word of `withdrawal-word.ts`. */
export const WITHDRAW_REFUSAL: Record<Exclude<WithdrawOutcome, 'WITHDRAWN'>, string> = {
  TOO_LATE: `応募から${UNDO_MINUTES}分が過ぎたため、取り消せません。ご都合が変わったときは、病院にお電話でご連絡ください。`,
  TOO_CLOSE: `勤務の開始まで${UNDO_NOTICE_HOURS}時間を切っているため、取り消せません。ご都合が変わったときは、病院にお電話でご連絡ください。`,
  ALREADY_DECIDED: 'この応募はすでに結果が決まっているため、取り消しも取り下げもできません。',
  ALREADY_WITHDRAWN: 'この応募は、すでに取り消したか、取り下げています。',
  NOT_FOUND: 'この応募は見つかりません。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
}

/** The notice about withdrawing, shown before applying. */
export function undoNotice(applicationStatus: ApplicationStatus, startTime: string, now: number): string {
  if (applicationStatus === 'SELECTION') return '病院が回答するまでは、応募を取り下げられます。'
  return Date.parse(startTime) - now > NOTICE
    ? `応募してから${UNDO_MINUTES}分以内(勤務開始の${UNDO_NOTICE_HOURS}時間前まで)は、取り消せます。`
    : `勤務の開始まで${UNDO_NOTICE_HOURS}時間を切っているため、応募したあとの取り消しはできません。`
}

export type UndoSituation = {
  /** Null of an application to a regular listing. */
  spotWorkId: number | null
  state: ApplicationState
  appliedAt: string
  decidedAt: string | null
  startTime: string
}

/** A shift matched by applying; a match by the hospital's acceptance, and a contract, cannot be undone by the doctor alone. */
const isMatchedByApplying = ({ spotWorkId, state, appliedAt, decidedAt }: UndoSituation): boolean =>
  spotWorkId !== null &&
  state === 'MATCHED' &&
  decidedAt !== null &&
  Date.parse(decidedAt) === Date.parse(appliedAt)

/**
 * End of the undo period of a mistaken application; null when it cannot be
 * undone.
 */
export function undoUntil(situation: UndoSituation): Date | null {
  const applied = Date.parse(situation.appliedAt)
  if (isWaitingDoctor(situation.state)) return new Date(applied + UNDO)
  if (!isMatchedByApplying(situation)) return null
  const until = Math.min(applied + UNDO, Date.parse(situation.startTime) - NOTICE)
  return until > applied ? new Date(until) : null
}

/** Whether the application may be withdrawn at `now`; an unanswered one always may. */
export function withdrawOutcome(
  situation: UndoSituation & { workState: WorkState | null },
  now: Date,
): WithdrawOutcome {
  if (situation.state === 'WITHDRAWN') return 'ALREADY_WITHDRAWN'
  if (isWaitingDoctor(situation.state)) return 'WITHDRAWN'
  if (!isMatchedByApplying(situation) || situation.workState !== 'SCHEDULED') return 'ALREADY_DECIDED'
  if (now.getTime() > Date.parse(situation.appliedAt) + UNDO) return 'TOO_LATE'
  return now.getTime() > Date.parse(situation.startTime) - NOTICE ? 'TOO_CLOSE' : 'WITHDRAWN'
}
