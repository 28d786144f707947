import { isWaiting } from './apply-action.ts'
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

export const WITHDRAW_OUTCOME: Record<WithdrawOutcome, string> = {
  WITHDRAWN: '応募を取り消しました。',
  TOO_LATE: '応募から5分が過ぎたため、取り消せません。ご都合が変わったときは、病院にお電話でご連絡ください。',
  TOO_CLOSE:
    '勤務の開始まで8時間を切っているため、取り消せません。ご都合が変わったときは、病院にお電話でご連絡ください。',
  ALREADY_DECIDED: 'この応募はすでに結果が決まっているため、取り消せません。',
  ALREADY_WITHDRAWN: 'この応募はすでに取り消されています。',
  NOT_FOUND: 'この応募は見つかりません。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
}

const MINUTE = 60_000
const UNDO = 5 * MINUTE
/** Minimum notice before the start, so that the hospital can find another doctor. */
const NOTICE = 8 * 60 * MINUTE

/** The notice about withdrawing, shown before applying. */
export function undoNotice(applicationStatus: ApplicationStatus, startTime: string, now: number): string {
  if (applicationStatus === 'SELECTION') return '病院が回答するまでは、応募を取り消せます。'
  return Date.parse(startTime) - now > NOTICE
    ? '応募してから5分以内(勤務開始の8時間前まで)は、取り消せます。'
    : '勤務の開始まで8時間を切っているため、応募したあとの取り消しはできません。'
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
 * End of the undo period of a mistaken application (product reference 3.2, 3.3); null when it cannot be
 * undone.
 */
export function undoUntil(situation: UndoSituation): Date | null {
  const applied = Date.parse(situation.appliedAt)
  if (isWaiting(situation.state)) return new Date(applied + UNDO)
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
  if (isWaiting(situation.state)) return 'WITHDRAWN'
  if (!isMatchedByApplying(situation) || situation.workState !== 'SCHEDULED') return 'ALREADY_DECIDED'
  if (now.getTime() > Date.parse(situation.appliedAt) + UNDO) return 'TOO_LATE'
  return now.getTime() > Date.parse(situation.startTime) - NOTICE ? 'TOO_CLOSE' : 'WITHDRAWN'
}
