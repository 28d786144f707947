/** What a hospital decides about an application (product reference 2.3), with the label of its button. */
export const HOSPITAL_DECISION = {
  ACCEPT: '承諾して成立させる',
  DECLINE: 'お断りする',
} as const
export type HospitalDecision = keyof typeof HOSPITAL_DECISION

/** Result of the command to decide. */
export type DecideApplicationOutcome =
  | 'DECIDED'
  | 'ALREADY_DECIDED'
  | 'FILLED'
  | 'OVERLAPPING'
  | 'STARTED'
  | 'DOCTOR_UNAVAILABLE'
  | 'REASON_REQUIRED'
  | 'NOT_FOUND'

/** The message of each refusal. */
export const DECIDE_APPLICATION_OUTCOME: Record<Exclude<DecideApplicationOutcome, 'DECIDED'>, string> = {
  ALREADY_DECIDED: 'この応募はすでに結果が決まっています。画面を読み込み直してご確認ください。',
  FILLED: 'この求人の枠はすでに埋まっているか、募集が終わっています。',
  // Where and what the doctor works else is private.
  OVERLAPPING: 'この先生は、同じ時間に別の予定が確定しました。',
  STARTED: '勤務の開始時刻を過ぎているため、承諾できません。',
  DOCTOR_UNAVAILABLE: 'この先生は現在ご利用を停止しています。',
  REASON_REQUIRED: 'お断りの理由を選択してください。',
  NOT_FOUND: 'この応募は見つかりません。',
}

/** What the hospital reads after its decision. */
export const DECIDED_TEXT: Record<HospitalDecision, string> = {
  ACCEPT: '承諾しました。勤務が確定し、先生にお知らせしました。',
  DECLINE: 'お断りの連絡をしました。',
}

/** Longest words to a declined doctor. */
export const DECLINE_NOTE_LENGTH = 500
