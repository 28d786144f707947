import { REVIEW_TIME } from './review-time.ts'
/** Enumerations about a doctor: constants of the contracts with their Japanese labels. */

export const SEX = {
  MALE: '男性',
  FEMALE: '女性',
} as const
export type Sex = keyof typeof SEX

export const DOCTOR_STATUS = {
  INITIAL: '審査待ち',
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

export const isDoctorStatus = (text: string): text is DoctorStatus => Object.hasOwn(DOCTOR_STATUS, text)

/** The status for the doctor: while one is pending, whether documents or our review are due. */
export const statusText = (status: DoctorStatus, licenceInReview: boolean): string => {
  if (status === 'INITIAL') return licenceInReview ? `確認中(${REVIEW_TIME})` : '医師免許証の提出待ち'
  return DOCTOR_STATUS[status]
}
