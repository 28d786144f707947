/** Words about a doctor: constants as the contracts carry them, labels as the screens show them. */

export const SEX = {
  MALE: '男性',
  FEMALE: '女性',
} as const
export type Sex = keyof typeof SEX

export const DOCTOR_STATUS = {
  INITIAL: '登録情報入力中',
  MEDICAL_LICENSE_VERIFIED: '医師免許確認済み',
  APPROVE: '承認済み',
  REJECT: '登録をお受けできません',
  SUSPENDED: '一時利用停止',
  BANNED: '利用停止',
  UNKNOWN: '確認中',
  UNSPECIFIED: '確認中',
  VIEW_ONLY: '閲覧のみ',
  DEACTIVATED: '退会済み',
} as const
export type DoctorStatus = keyof typeof DOCTOR_STATUS
