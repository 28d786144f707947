/** Enumerations of the registration: constants of the contracts with their Japanese labels. */

export const PREFERRED_JOB_TYPE = {
  SHIFT_NIGHT_TOUGH: 'しっかり当直(救急車を積極的に受け入れる)',
  SHIFT_DAY_TOUGH: 'しっかり日勤・日直(救急車を積極的に受け入れる)',
  SHIFT_NIGHT_EASY: 'ゆったり当直(救急車は少なめ)',
  SHIFT_NIGHT_NO_AMBULANCE_EASY: 'ゆったり当直(救急車なし)',
  SHIFT_DAY_EASY: 'ゆったり日勤・日直',
  HOME_VISIT_STANDBY_EASY: '往診待機(ゆったり)',
} as const
export type PreferredJobType = keyof typeof PREFERRED_JOB_TYPE

/** 医師の働き方改革の水準: the overtime limit that applies to the main hospital. */
export const MAIN_HOSPITAL_LEVEL = {
  A: 'A水準',
  B_COORDINATED: '連携B水準',
  B: 'B水準',
  C: 'C水準',
  UNKNOWN: 'わからない',
} as const
export type MainHospitalLevel = keyof typeof MAIN_HOSPITAL_LEVEL

export const SIDE_JOB_PERMISSION = {
  CONFIRMED: '確認済み(副業・兼業の許可を得ている)',
  REQUESTED: '申請中',
} as const
export type SideJobPermission = keyof typeof SIDE_JOB_PERMISSION

/** Channels of notices. */
export const NOTIFICATION_CHANNEL = {
  MAIL: 'メール',
  LINE: 'LINE',
  PUSH: 'プッシュ通知(アプリ)',
} as const
export type NotificationChannel = keyof typeof NOTIFICATION_CHANNEL

export const DOCUMENT_KIND = {
  LICENCE: '医師免許証',
  IDENTITY: '本人確認書類',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KIND

/** Pictures whose views by staff are recorded. */
export const VIEWED_DOCUMENT = {
  ...DOCUMENT_KIND,
  CHANGE_PROOF: '変更の申請に添えた写真',
} as const
export type ViewedDocument = keyof typeof VIEWED_DOCUMENT

export const DOCUMENT_STATE = {
  SUBMITTED: '確認中',
  VERIFIED: '確認済み',
  RETURNED: '差し戻し(再提出してください)',
} as const
export type DocumentState = keyof typeof DOCUMENT_STATE

/** Message to a doctor in clinical training (医師法第16条の5). */
export const IN_TRAINING =
  '臨床研修中の先生は診療のアルバイトができないため、ご登録いただけません。医師法第16条の5により、臨床研修に専念することが定められています。修了後のご登録をお待ちしています。'

export const yesNo = { YES: 'はい', NO: 'いいえ' } as const
