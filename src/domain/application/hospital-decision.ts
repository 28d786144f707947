import { HEI_RULE } from '../listing/contract-term.ts'
import { BREAK_SENTENCE } from '../listing/break-sentence.ts'
import { mayFollow } from './application-state.ts'
import type { SearchKind } from '../listing/listing-kind.ts'
import type { ApplicationState } from './application-words.ts'
import type { InterviewFault } from './interview.ts'
import type { OfferFault } from './offer.ts'

/** What a hospital decides about an application, with the label of its button. */
export const HOSPITAL_DECISION = {
  ACCEPT: '承諾して成立させる',
  INTERVIEW: '面談の日程を提案する',
  OFFER: '条件を提示する',
  DECLINE: 'お断りする',
} as const
export type HospitalDecision = keyof typeof HOSPITAL_DECISION

/** The state that follows a decision. */
export const DECISION_STATE = {
  ACCEPT: 'MATCHED',
  INTERVIEW: 'INTERVIEW',
  OFFER: 'OFFERED',
  DECLINE: 'DECLINED',
} as const satisfies Record<HospitalDecision, ApplicationState>

/** Whether a decision is possible; deciding opens an application that is still unread. */
export const mayDecide = (kind: SearchKind, state: ApplicationState, decision: HospitalDecision): boolean =>
  mayFollow(kind, state === 'APPLIED' ? 'UNDER_REVIEW' : state, DECISION_STATE[decision], 'HOSPITAL')

/** Result of the command to decide. */
export type DecideApplicationOutcome =
  | 'DECIDED'
  | 'ALREADY_DECIDED'
  | 'FILLED'
  | 'OVERLAPPING'
  | 'DOCTOR_UNAVAILABLE'
  | 'REASON_REQUIRED'
  | 'NOT_FOUND'
  | OfferFault
  | InterviewFault

/** The message of each refusal. */
export const DECIDE_APPLICATION_OUTCOME: Record<Exclude<DecideApplicationOutcome, 'DECIDED'>, string> = {
  ALREADY_DECIDED: 'この応募はすでに結果が決まっています。画面を読み込み直してご確認ください。',
  FILLED: 'この求人の枠はすでに埋まっているか、募集が終わっています。',
  // Where and what the doctor works else is private.
  OVERLAPPING: 'この先生は、同じ時間に別の予定が確定しました。',
  STARTED: '勤務の開始時刻を過ぎています。',
  DOCTOR_UNAVAILABLE: 'この先生は現在ご利用を停止しています。',
  REASON_REQUIRED: 'お断りの理由を選択してください。',
  NOT_FOUND: 'この応募は見つかりません。',
  UNCHANGED: '応募の条件と同じです。変える条件を入力するか、承諾してください。',
  HOURS_INVALID: '開始はもとの時刻から12時間以内、終了は開始より後、勤務は32時間までにしてください。',
  START_INVALID:
    '契約の開始日は、明日から契約の終了日までの間で、契約が5年(労働基準法14条)を超えない日にしてください。',
  HEI_TOO_LONG: `${HEI_RULE}開始日を遅くするか、求人の契約期間または源泉徴収の区分を直してください。`,
  SLOTS_INVALID: '面談の候補は、2時間後から60日後までの異なる日時を1つから5つまで入力してください。',
  BREAK_TOO_SHORT: BREAK_SENTENCE,
  BELOW_MINIMUM_WAGE: 'この時間では最低賃金(最低賃金法4条)を下回ります。時間か金額を見直してください。',
}

/** What the hospital reads after its decision. */
export const DECIDED_TEXT: Record<HospitalDecision, string> = {
  ACCEPT: '承諾しました。勤務が確定し、先生にお知らせしました。',
  INTERVIEW: '面談の日程を提案しました。先生が選ぶと、お知らせします。',
  OFFER: '条件を提示しました。先生が同意すると、勤務が成立します。',
  DECLINE: 'お断りの連絡をしました。',
}

/** Longest words to a declined doctor, and to one who is offered other terms. */
export const DECISION_NOTE_LENGTH = 500
