import type { DoctorStatus } from '../account/doctor-words.ts'
import { NOTIFICATION_CHANNEL, type NotificationChannel } from './registration-words.ts'

/** Enumerations of the profile: constants of the contracts with their Japanese labels. */

/** できる業務チェック: procedures that a doctor performs without supervision. */
export const SKILL_GROUPS = {
  '救急・急変': {
    EMERGENCY_FIRST_RESPONSE: '救急の初期対応',
    CARDIAC_ARREST: '心肺停止の対応',
    TRACHEAL_INTUBATION: '気管挿管',
    CENTRAL_VENOUS_CATHETER: '中心静脈カテーテル',
    VENTILATOR: '人工呼吸器の管理',
    TRAUMA: '外傷の初期対応',
    SUTURE: '縫合',
  },
  '検査・手技': {
    ABDOMINAL_ULTRASOUND: '腹部エコー',
    CARDIAC_ULTRASOUND: '心エコー',
    UPPER_ENDOSCOPY: '上部消化管内視鏡',
    LOWER_ENDOSCOPY: '下部消化管内視鏡',
    LUMBAR_PUNCTURE: '腰椎穿刺',
    CHEST_DRAINAGE: '胸腔穿刺・ドレナージ',
    IMAGE_READING: '画像の読影(胸部X線・CT)',
  },
  '外来・病棟・在宅': {
    PEDIATRIC_PATIENTS: '小児の診察',
    WARD_MANAGEMENT: '病棟の管理と急変対応',
    DIALYSIS_MANAGEMENT: '透析の管理',
    MEDICAL_CHECKUP: '健診・人間ドックの診察',
    VACCINATION: '予防接種の問診・接種',
    HOME_CARE: '訪問診療',
    END_OF_LIFE: '看取り・死亡診断',
  },
} as const

type Groups = typeof SKILL_GROUPS
export type Skill = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups]

const { '救急・急変': emergency, '検査・手技': procedures, '外来・病棟・在宅': care } = SKILL_GROUPS

export const SKILL: Record<Skill, string> = { ...emergency, ...procedures, ...care }

/** Kinds of notices, each with channels of the doctor's choice. */
export const NOTICE_KIND = {
  APPLICATION: '応募の返事・成立・キャンセル',
  MESSAGE: '病院からのメッセージ',
  WORK: '勤務のご案内と報告のお願い',
  LISTING: '新着・おすすめの求人',
  THANKS: '感謝の声・再勤務オファー',
  REGISTRATION: '登録と書類の確認',
} as const

export type NoticeTopic = keyof typeof NOTICE_KIND

/** Value of a checkbox, a kind with a channel: `WORK_MAIL`. */
export const noticeName = (kind: string, channel: string): string => `${kind}_${channel}`

export const NOTICE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOTICE_KIND).flatMap(([kind, label]) =>
    Object.entries(NOTIFICATION_CHANNEL).map(([channel, by]) => [
      noticeName(kind, channel),
      `${label}(${by})`,
    ]),
  ),
)

/** The default without a choice by kind: every kind by the channels chosen at registration. */
export const noticesOf = (channels: readonly string[]): string[] =>
  Object.keys(NOTICE_KIND).flatMap((kind) => channels.map((channel) => noticeName(kind, channel)))

const isChannel = (word: string): word is NotificationChannel => Object.hasOwn(NOTIFICATION_CHANNEL, word)

/** The channels for new listings: as chosen by kind, else as chosen at registration. */
export function listingChannels({
  notices,
  channels,
}: {
  notices: readonly string[] | null
  channels: readonly string[] | null
}): NotificationChannel[] {
  const wanted = new Set(notices ?? noticesOf(channels ?? []))
  return Object.keys(NOTIFICATION_CHANNEL)
    .filter(isChannel)
    .filter((channel) => wanted.has(noticeName('LISTING', channel)))
}

export const BANK_ACCOUNT_KIND = { ORDINARY: '普通', CURRENT: '当座', SAVINGS: '貯蓄' } as const
export type BankAccountKind = keyof typeof BANK_ACCOUNT_KIND

const MAY_EDIT: Record<DoctorStatus, boolean> = {
  INITIAL: true,
  MEDICAL_LICENSE_VERIFIED: true,
  APPROVE: true,
  UNKNOWN: true,
  UNSPECIFIED: true,
  VIEW_ONLY: true,
  REJECT: false,
  SUSPENDED: false,
  BANNED: false,
  DEACTIVATED: false,
}

/** Whether a doctor of this status may edit the profile; otherwise it is read-only. */
export const mayEditProfile = (status: DoctorStatus): boolean => MAY_EDIT[status]
