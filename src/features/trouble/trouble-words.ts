/** Kinds of works in trouble, as our staff read them. */
export const TROUBLE = {
  NO_SHOW: '欠勤の連絡',
  NO_STAMP: '打刻がない',
  NO_REPORT: '勤務報告がない',
  DISPUTE: '報告が食い違っている',
  OBJECTION: '確定への異議',
  CAUTION: '注意・欠勤への異議',
} as const

/** What to do about each kind. */
export const TROUBLE_STEP = {
  NO_SHOW: '先生と病院の双方に電話で確認し、判断してください。',
  NO_STAMP: '開始から1時間たっても打刻がありません。来ているかどうか、病院に確認してください。',
  NO_REPORT: '3回のお願いの後も勤務報告がありません。先生に確認してください。',
  DISPUTE: '修正のお願いへの報告がないか、何度も繰り返されています。やりとりを確認してください。',
  OBJECTION: '先生が確定した実績に異議を申し出ています。病院の回答を確認し、必要なら双方に連絡してください。',
  CAUTION: '先生が注意か欠勤の記録に異議を申し立てています。事実を確認し、判断してください。',
} as const
