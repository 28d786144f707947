import { toHospital, toWorks } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about objections to confirmed reports. `at` of an agreement is what is added to the pay. */
export const OBJECTION_NOTICE_KINDS = {
  OBJECTION_MADE: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生から、確定した実績への異議が届きました`,
      body: `${shift}の勤務です。内容をご確認のうえ、ご回答ください。運営も内容を確認できます。`,
      address: address ?? toHospital(),
    }),
  },
  OBJECTION_WITHDRAWN: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生が異議を取り下げました`,
      body: `${shift}の勤務です。ご回答は必要ありません。`,
      address: address ?? toHospital(),
    }),
  },
  OBJECTION_AGREED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}が、異議に応じました`,
      body: `${shift}の勤務です。${at}病院からのことばをご確認ください。`,
      address: address ?? toWorks(),
    }),
  },
  OBJECTION_DECLINED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}が、異議に回答しました`,
      body: `${shift}の勤務です。実績は確定のままです。病院からのことばをご確認ください。`,
      address: address ?? toWorks(),
    }),
  },
} as const satisfies Record<string, Kind>

export type ObjectionNoticeKind = keyof typeof OBJECTION_NOTICE_KINDS
