/** Result of the command to apply. */
export type ApplyOutcome =
  | 'MATCHED'
  | 'APPLIED'
  | 'FILLED'
  | 'OVERLAPPING'
  | 'CLOSED'
  | 'NOT_ALLOWED'
  | 'ALREADY_APPLIED'
  | 'NOT_FOUND'
  | 'SHORT_REST'
  | 'TIMES_OUT_OF_RANGE'
  | 'DOCUMENT_MISSING'
  | 'SELECTION_ONLY'
  | 'WISH_INVALID'
  | 'OFFER_OVER'
  | 'TERMS_CHANGED'
  | 'DATES_CLASH'
  | 'REQUIREMENTS_UNMET'
  | 'WAY_CHANGED'

/** The message of each outcome, and the label of the next step. */
export const APPLY_OUTCOME: Record<ApplyOutcome, { sentence: string; nextStep: string }> = {
  MATCHED: { sentence: '勤務が確定し、労働契約が成立しました。', nextStep: '成立した勤務を見る' },
  APPLIED: {
    sentence: '応募を受け付けました。病院が承認した時点で勤務が確定します。',
    nextStep: '応募中の求人を見る',
  },
  FILLED: { sentence: 'ほかの先生で募集が埋まりました。', nextStep: '同じ日のほかの求人を見る' },
  OVERLAPPING: { sentence: '同じ時間に確定した勤務があります。', nextStep: '成立した勤務を見る' },
  CLOSED: { sentence: 'この求人の募集は終了しました。', nextStep: '似た求人を見る' },
  NOT_ALLOWED: { sentence: 'この求人には、まだ応募できません。', nextStep: '応募に必要な手続きを見る' },
  ALREADY_APPLIED: { sentence: 'この求人にはすでに応募しています。', nextStep: '応募中の求人を見る' },
  NOT_FOUND: {
    sentence: 'この求人は掲載が終了したか、URLが正しくありません。',
    nextStep: 'スポットをさがす',
  },
  SHORT_REST: {
    sentence: '前後の勤務と合わせると、必要な休息がとれません。',
    nextStep: '休息を確認して応募する',
  },
  TIMES_OUT_OF_RANGE: {
    sentence: '希望の時間が、調整できる範囲を外れています。',
    nextStep: '希望の時間を選び直す',
  },
  DOCUMENT_MISSING: {
    sentence: '共有する書類が見つからないか、有効期限が切れています。書類を選び直してください。',
    nextStep: '書類を選び直す',
  },
  SELECTION_ONLY: {
    sentence:
      '直前のキャンセルによる注意が90日間で5つになったため、14日間は選考ありの求人にだけ応募できます。',
    nextStep: '同じ日のほかの求人を見る',
  },
  WISH_INVALID: {
    sentence: 'ご希望の曜日と開始日を、この求人の曜日と契約期間の中から選び直してください。',
    nextStep: '希望を選び直す',
  },
  OFFER_OVER: { sentence: 'このオファーは、すでに終わっています。', nextStep: '同じ病院の求人を見る' },
  TERMS_CHANGED: {
    sentence: '求人の内容が変わりました。いまの内容をご確認のうえ、もう一度承諾してください。',
    nextStep: '内容を確認する',
  },
  DATES_CLASH: {
    sentence: '成立している勤務と重なる日があります。重なる日は「仮予定」になります。',
    nextStep: '重なる日を確認する',
  },
  REQUIREMENTS_UNMET: {
    sentence: 'この求人は条件を満たす先生のみ応募できます。',
    nextStep: 'プロフィールを確認する',
  },
  WAY_CHANGED: {
    sentence:
      'プロフィールか求人の条件が変わり、選考の有無が変わりました。いまの内容をご確認のうえ、もう一度応募してください。',
    nextStep: '内容を確認する',
  },
}
