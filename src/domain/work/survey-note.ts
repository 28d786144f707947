import { UNAVAILABLE } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import type { SurveyAnswers } from './survey.ts'

/** The words of a submitted survey, which our staff alone read: for a recorded reason, until they have handled them. */

/** UNREAD: none of our staff has opened the words that stand there now. */
export const NOTE_STATE = { UNREAD: '未読', READ: '既読・未対応', HANDLED: '対応済み' } as const
export type NoteState = keyof typeof NOTE_STATE

/** Lengths, in code points, of what our staff did about the words. */
export const NOTE_WORDS = { least: 5, most: 1_000 } as const

/** The free texts of a survey, with their labels. */
export const SURVEY_WORDS = {
  good: '良かった点',
  improve: '改善してほしい点',
  onlyToOperator: '運営だけに伝えたいこと',
} as const satisfies Partial<Record<keyof SurveyAnswers, string>>

type Handling = { readAt: Date | null; handledAt: Date | null }

export function noteState({ readAt, handledAt }: Handling): NoteState {
  if (handledAt) return 'HANDLED'
  return readAt ? 'READ' : 'UNREAD'
}

export const HANDLE_NOTE_OUTCOME = {
  HANDLED: good('対応済みにしました。'),
  ALREADY_HANDLED: info('ほかの担当者が対応済みにしました。'),
  /** The doctor has changed the words since they were read. */
  CHANGED: '先生が内容を直しました。読み直してから、もう一度記録してください。',
  /** The reading of these words was not recorded, or is over. */
  NOT_OPENED: '閲覧の時間が過ぎました。理由を入力して読み直してください。',
} as const
export type HandleNoteOutcome = keyof typeof HANDLE_NOTE_OUTCOME

export const handleNoteWords = outcomeWords({ ...HANDLE_NOTE_OUTCOME, UNREACHABLE: UNAVAILABLE })
