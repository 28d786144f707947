/** A doctor's answer to offered terms, with the label of its button. */
export const OFFER_ANSWER = {
  ACCEPT: '条件に同意して成立させる',
  DECLINE: 'この条件をお断りする',
} as const
export type OfferAnswer = keyof typeof OFFER_ANSWER

/** Result of the command to answer an offer. */
export type AnswerOfferOutcome =
  | 'MATCHED'
  | 'DECLINED'
  | 'ALREADY_DECIDED'
  | 'EXPIRED'
  | 'STARTED'
  | 'FILLED'
  | 'OVERLAPPING'
  | 'SHORT_REST'
  | 'DATES_CLASH'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'

/** The message of each outcome. */
export const ANSWER_OFFER_OUTCOME: Record<AnswerOfferOutcome, string> = {
  MATCHED: '条件に同意しました。勤務が確定しました。',
  DECLINED: 'お断りしました。病院にお知らせしました。',
  ALREADY_DECIDED: 'この提示はすでに回答済みか、終了しています。',
  EXPIRED: '回答の期限が過ぎました。',
  STARTED: '勤務の開始時刻を過ぎているため、同意できません。',
  FILLED: 'この求人の枠は先に埋まったか、募集が終わりました。',
  OVERLAPPING: '同じ時間に成立した勤務があるため、同意できません。',
  SHORT_REST:
    '前後の勤務と合わせると、必要な休息がとれません。よろしければ、チェックを入れて同意してください。',
  DATES_CLASH:
    '成立している勤務と重なる日があります。重なる日は「仮予定」になります。よろしければ、チェックを入れて同意してください。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
  NOT_FOUND: 'この応募は見つかりません。',
}
