/** Enumerations about an application (応募) and its work (勤務), with their labels. */

export const APPLICATION_STATE = {
  APPLIED: '応募中',
  UNDER_REVIEW: '病院が確認中',
  INTERVIEW: '面談調整中',
  OFFERED: '条件提示あり(回答待ち)',
  MATCHED: '成立',
  DECLINED: 'お見送り',
  WITHDRAWN: '応募取り下げ',
  EXPIRED: '回答期限切れ',
  LISTING_CLOSED: '募集終了',
  CANCELLED: '成立後のキャンセル',
} as const
export type ApplicationState = keyof typeof APPLICATION_STATE

export const DECLINE_REASON = {
  FILLED_BY_OTHER: '他の先生に決まりました',
  EXPERIENCE_MISMATCH: '業務に必要な経験と合いませんでした',
  SCHEDULE_MISMATCH: '勤務時間が合いませんでした',
  LISTING_WITHDRAWN: '募集を取り下げました',
  DOCUMENT_INCOMPLETE: '必要書類が確認できませんでした',
  OTHER: 'その他',
} as const
export type DeclineReason = keyof typeof DECLINE_REASON

export const WORK_STATE = {
  SCHEDULED: '勤務予定',
  IN_PROGRESS: '勤務中',
  FINISHED: '勤務終了(報告待ち)',
  REPORTED: '報告済み(病院の確認待ち)',
  CORRECTION_REQUESTED: '修正依頼あり',
  CONFIRMED: '実績確定',
  PAID: '支払い済み',
  CANCELLATION_REQUESTED: 'キャンセル申請中',
  CANCELLED_BY_DOCTOR: 'キャンセル(先生のご都合)',
  CANCELLED_BY_HOSPITAL: 'キャンセル(病院のご都合)',
  NO_SHOW: '無断欠勤',
} as const
export type WorkState = keyof typeof WORK_STATE
