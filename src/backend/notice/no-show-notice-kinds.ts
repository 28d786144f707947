import { toHospital, toWorks } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about a doctor who did not come. */
export const NO_SHOW_NOTICE_KINDS = {
  NO_SHOW_REPORTED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}から、勤務に来ていないとの連絡がありました`,
      body: `${shift}の勤務です。勤務された場合は打刻か勤務報告を、事情があるときは病院へのお電話をお願いします。運営が確認します。`,
      address: address ?? toWorks(),
    }),
  },
  NO_SHOW_WITHDRAWN: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}が、欠勤の連絡を取り下げました`,
      body: `${shift}の勤務です。ご対応は必要ありません。`,
      address: address ?? toWorks(),
    }),
  },
  NO_SHOW_CONFIRMED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の勤務は、欠勤として記録されました`,
      body: `${shift}の勤務です。運営が判断しました。事実と違うときや事情があったときは、異議を申し立てられます。`,
      address: address ?? toWorks(),
    }),
  },
  NO_SHOW_REJECTED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の勤務は、欠勤ではないと確認されました`,
      body: `${shift}の勤務です。勤務報告がまだの場合は、お送りください。`,
      address: address ?? toWorks(),
    }),
  },
  NO_SHOW_DECIDED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生の欠勤の連絡について、運営が判断しました`,
      body: `${shift}の勤務です。判断とその理由をご確認ください。`,
      address: address ?? toHospital(),
    }),
  },
} as const satisfies Record<string, Kind>

export type NoShowNoticeKind = keyof typeof NO_SHOW_NOTICE_KINDS
