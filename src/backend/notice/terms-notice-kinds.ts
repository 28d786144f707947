import { toHospitalWorks, toMatched } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about the notice of terms of a match (労働条件通知書). */
export const TERMS_NOTICE_KINDS = {
  TERMS_ISSUED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の労働条件通知書が届きました`,
      body: `${shift}の勤務です。内容と受け取り方をご確認ください。`,
      address: address ?? toMatched(),
    }),
  },
  TERMS_REISSUED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の労働条件通知書が新しくなりました`,
      body: `${shift}の勤務です。変わった内容をもう一度ご確認ください。`,
      address: address ?? toMatched(),
    }),
  },
  TERMS_INCOMPLETE: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生の労働条件通知書に、足りない項目があります`,
      body: `${shift}の勤務です。項目を入力すると発行されます。`,
      address: address ?? toHospitalWorks(),
    }),
  },
  TERMS_ON_PAPER: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生に、労働条件通知書を紙でお渡しください`,
      body: `${shift}の勤務です。先生は紙での受け取りを希望しています。`,
      address: address ?? toHospitalWorks(),
    }),
  },
} as const satisfies Record<string, Kind>

export type TermsNoticeKind = keyof typeof TERMS_NOTICE_KINDS
