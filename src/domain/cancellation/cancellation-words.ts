/** Who wants the work cancelled. */
export const CANCELLATION_SIDE = { DOCTOR: '先生', HOSPITAL: '病院' } as const
export type CancellationSide = keyof typeof CANCELLATION_SIDE

/** A doctor's reasons; its sixth, 「選択してください」, is that none has been chosen. */
export const CANCELLATION_REASON = {
  SICKNESS: '体調不良',
  BAD_WEATHER: '悪天候',
  RESTRICTION_BY_COVID_19: '新型コロナウイルス感染症による勤務制限',
  SCHEDULE_CHANGED_BY_MAIN_HOSPITAL: '常勤先の予定変更',
  PERSONAL_REASON: '私用・自己都合',
} as const
export type CancellationReason = keyof typeof CANCELLATION_REASON

/** A hospital's reasons, which the doctor reads. */
export const HOSPITAL_CANCELLATION_REASON = {
  STAFFED_OTHERWISE: '院内の医師で対応できることになったため',
  DEMAND_CHANGED: '診療体制や患者数が変わったため',
  FACILITY_TROUBLE: '施設・設備の都合のため',
  DISASTER: '悪天候・災害のため',
  DOCTOR_ASKED: '先生からのお申し出のため',
  OTHER: 'その他の都合のため',
} as const
export type HospitalCancellationReason = keyof typeof HOSPITAL_CANCELLATION_REASON

/** What became of a cancellation. A hospital's own is accepted at once. */
export const CANCELLATION_DECISION = {
  PENDING: '病院の確認待ち',
  ACCEPTED: 'キャンセル確定',
  REJECTED: '病院が差し戻し',
  WITHDRAWN: '申請の取り下げ',
} as const
export type CancellationDecision = keyof typeof CANCELLATION_DECISION

/** How long the text of a reason may be, in code points. */
export const CANCELLATION_DETAIL = { least: 10, most: 500 } as const
