/** What our staff do that no record of its own documents; rows of `staff_action`. */
export const STAFF_ACTION = {
  ALERT_WRITTEN: 'お知らせを公開',
  ALERT_ENDED: 'お知らせを終了',
  NO_SHOW_CONFIRMED: '欠勤と判断',
  NO_SHOW_REJECTED: '欠勤ではないと判断',
  CAUTION_TAKEN_BACK: '異議を認め、注意・欠勤を取り消し',
  CAUTION_KEPT: '異議を認めず、注意・欠勤を維持',
  WEATHER_DECLARED: '悪天候を申告',
  WEATHER_WITHDRAWN: '悪天候の申告を取り下げ',
  JOB_RETRIED: '失敗した処理をやり直し',
  FACTOR_RESET: '病院の担当者または医師の二段階認証を解除',
  CONTACT_VIEWED: 'お問い合わせを閲覧',
  CONTACT_ANSWERED: 'お問い合わせに回答',
  CONTACT_CLOSED: 'お問い合わせを回答せずに終了',
  SURVEY_VIEWED: 'アンケートのことばを閲覧',
  SURVEY_HANDLED: 'アンケートのことばに対応',
  AUDIT_EXPORTED: '操作の記録を書き出し',
  HOSPITAL_ADDED: '病院を登録',
  OWNER_INVITED: '病院の管理者を招待',
  HOSPITAL_VIEWED: '病院の担当者を閲覧',
  HOSPITAL_CONFIRMED: '病院を確認済みに変更',
  HOSPITAL_SUSPENDED: '病院の利用を停止',
  HOSPITAL_LIFTED: '病院の停止を解除',
  LISTING_APPROVED: '求人の掲載を承認',
  LISTING_RETURNED: '求人を差し戻し',
  LISTING_KEPT: '通報された求人を問題なしと判断',
  LISTING_QUESTIONED: '通報された求人の確認を病院に依頼',
  LISTING_STOPPED: '通報された求人の掲載を停止',
  DECISION_PROPOSED: '医師の停止・解除を提案',
  PROPOSAL_REJECTED: '医師の停止・解除の提案を見送り',
  PROPOSAL_WITHDRAWN: '医師の停止・解除の提案を取り下げ',
  STAFF_FACTOR_RESET: '運営スタッフの二段階認証を解除',
  OWN_FACTOR_ON: '自分の二段階認証を設定',
  OWN_FACTOR_OFF: '自分の二段階認証を終了',
  OWN_FACTOR_CODES: 'リカバリーコードを作り直し',
  OWN_FACTOR_CODE_USED: 'リカバリーコードでログイン',
  STAFF_REMOVED: '運営スタッフの権限を解除',
  STAFF_ADDED: '運営スタッフを登録',
  STAFF_CONFIRMED: '運営スタッフの登録を確認',
  DOCTOR_VIEWED: '医師の情報を閲覧',
  DOCTORS_LISTED: '医師の一覧を表示',
} as const
export type StaffAction = keyof typeof STAFF_ACTION

/** The actions whose subject is the id of a hospital. */
export const HOSPITAL_ACTIONS = [
  'HOSPITAL_ADDED',
  'OWNER_INVITED',
  'HOSPITAL_VIEWED',
  'HOSPITAL_CONFIRMED',
  'HOSPITAL_SUSPENDED',
  'HOSPITAL_LIFTED',
  'LISTING_APPROVED',
  'LISTING_RETURNED',
  'LISTING_KEPT',
  'LISTING_QUESTIONED',
  'LISTING_STOPPED',
] as const satisfies readonly StaffAction[]

/** The actions whose subject is the id of a doctor. */
export const DOCTOR_ACTIONS = [
  'DECISION_PROPOSED',
  'PROPOSAL_REJECTED',
  'PROPOSAL_WITHDRAWN',
  'DOCTOR_VIEWED',
] as const satisfies readonly StaffAction[]

/** The actions whose subject is the id of a work. */
export const WORK_ACTIONS = [
  'NO_SHOW_CONFIRMED',
  'NO_SHOW_REJECTED',
  'CAUTION_TAKEN_BACK',
  'CAUTION_KEPT',
  'SURVEY_VIEWED',
  'SURVEY_HANDLED',
] as const satisfies readonly StaffAction[]

/** Kinds of the audit trail: the actions above, and the records that decisions and views leave. */
export const AUDIT_KIND = {
  ...STAFF_ACTION,
  DOCTOR_DECIDED: '医師の状態を変更',
  CHANGE_DECIDED: '変更の申請に回答',
  DOCUMENT_VIEWED: '書類を閲覧',
  THREAD_VIEWED: 'やりとりを閲覧',
} as const
export type AuditKind = keyof typeof AUDIT_KIND

export const isAuditKind = (word: string): word is AuditKind => Object.hasOwn(AUDIT_KIND, word)
