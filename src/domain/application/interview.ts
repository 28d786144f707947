import { HOUR_MS } from '../duration.ts'

/** An interview (面談) before a regular contract: the hospital proposes times, the doctor picks one. */

export const INTERVIEW_PLACE = { ONSITE: '病院で', ONLINE: 'オンラインで' } as const
export type InterviewPlace = keyof typeof INTERVIEW_PLACE

/** How many times may be proposed at once, and an interview's length in minutes. */
const INTERVIEW_SLOTS = 5
export const INTERVIEW_MINUTES = [15, 30, 45, 60] as const

export type ProposedInterview = {
  /** Distinct starts, earliest first. */
  starts: Date[]
  minutes: number
  place: InterviewPlace
}

export type InterviewFault = 'SLOTS_INVALID'

/** The earliest and the latest time of an interview, from now. */
const EARLIEST_MS = 2 * HOUR_MS
const LATEST_MS = 60 * 24 * HOUR_MS

/** Whether times may be proposed: one to five different ones, within 60 days. */
export function interviewFault({ starts }: ProposedInterview, now: Date): InterviewFault | null {
  const times = starts.map((start) => start.getTime() - now.getTime())
  const isPossible =
    times.length >= 1 &&
    times.length <= INTERVIEW_SLOTS &&
    new Set(times).size === times.length &&
    times.every((ahead) => ahead >= EARLIEST_MS && ahead <= LATEST_MS)
  return isPossible ? null : 'SLOTS_INVALID'
}

/** How long the hospital has after the interview to offer the contract or to decline. */
export const DECISION_AFTER_INTERVIEW_MS = 7 * 24 * HOUR_MS

/** Result of the doctor's command to pick a time. */
export type AnswerInterviewOutcome =
  | 'CHOSEN'
  | 'NONE_FITS'
  | 'ALREADY_DECIDED'
  | 'EXPIRED'
  | 'PASSED'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'

/** The message of each outcome. */
export const ANSWER_INTERVIEW_OUTCOME: Record<AnswerInterviewOutcome, string> = {
  CHOSEN: '面談の日時が決まりました。病院にお知らせしました。',
  NONE_FITS: '都合が合わないことを病院にお知らせしました。別の候補をお待ちください。',
  ALREADY_DECIDED: 'この面談の候補は、すでに回答済みか、差し替えられています。',
  EXPIRED: '回答の期限が過ぎました。',
  PASSED: 'この候補の時刻は過ぎています。ほかの候補を選んでください。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
  NOT_FOUND: 'この応募は見つかりません。',
}
