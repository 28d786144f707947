import { toApplied, toHospital, toMatched } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

const SELF = 'APPLICATION'

/** The kinds of notices about interviews and the dates of regular contracts. */
export const REGULAR_NOTICE_KINDS = {
  INTERVIEW_PROPOSED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}から面談の日程の提案がありました`,
      body: `${shift}の求人への応募です。都合のよい日時をお選びください。`,
      address: toApplied(),
    }),
  },
  INTERVIEW_CHOSEN: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift, at = '' }) => ({
      title: `${DOCTOR}先生との面談の日時が決まりました`,
      body: `${at}です。${shift}の求人への応募です。`,
      address: toHospital(),
    }),
  },
  INTERVIEW_NONE_FITS: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生の都合が、面談の候補と合いませんでした`,
      body: `${shift}の求人への応募です。別の候補をご提案ください。`,
      address: toHospital(),
    }),
  },
  INTERVIEW_EXPIRED: {
    audience: 'DOCTOR',
    topic: SELF,
    isRefusal: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}の面談の候補への回答期限が過ぎました`,
      body: `${shift}の求人への応募は終了しました。代わりの求人をおさがしいただけます。`,
      address: toApplied(),
    }),
  },
  INTERVIEW_UNANSWERED: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生から、面談の候補への回答がありませんでした`,
      body: `${shift}の求人への応募は、回答の期限が過ぎて終了しました。`,
      address: toHospital(),
    }),
  },
  SCHEDULE_PLANNED: {
    audience: 'DOCTOR',
    topic: SELF,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の次の予定を登録しました`,
      body: `${shift}の勤務です。日付ごとの予定をご確認ください。`,
      address: address ?? toMatched(),
    }),
  },
  SCHEDULE_PROPOSED: {
    audience: 'DOCTOR',
    topic: SELF,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}から勤務日の提案がありました`,
      body: `${shift}です。勤務できるときは、予定から確定してください。`,
      address: address ?? toMatched(),
    }),
  },
} as const satisfies Record<string, Kind>
