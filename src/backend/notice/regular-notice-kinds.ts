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
  CONTRACT_END_BY_DOCTOR: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生から契約終了の申し入れがありました`,
      body: `${shift}の契約です。${at}で終了し、それまでの勤務は予定どおりです。`,
      address: address ?? toHospital(),
    }),
  },
  CONTRACT_END_BY_HOSPITAL: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}から契約終了の申し入れがありました`,
      body: `${shift}の契約です。${at}で終了し、それまでの勤務は予定どおりです。注意は付きません。`,
      address: address ?? toMatched(),
    }),
  },
  CONTRACT_STANDS_BY_DOCTOR: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生が契約終了の申し入れを取り下げました`,
      body: `${shift}の契約は続きます。終了日より後の予定は、先生が確定すると勤務になります。`,
      address: address ?? toHospital(),
    }),
  },
  CONTRACT_STANDS_BY_HOSPITAL: {
    audience: 'DOCTOR',
    topic: SELF,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}が契約終了の申し入れを取り下げました`,
      body: `${shift}の契約は続きます。終了日より後の予定は仮予定です。勤務できる日を確定してください。`,
      address: address ?? toMatched(),
    }),
  },
  CONTRACT_ENDED: {
    audience: 'DOCTOR',
    topic: SELF,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}との契約が終了しました`,
      body: `${shift}の契約です。勤務の記録はこれからもご覧いただけます。`,
      address: address ?? toMatched(),
    }),
  },
  CONTRACT_ENDED_AT_HOSPITAL: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生との契約が終了しました`,
      body: `${shift}の契約です。`,
      address: address ?? toHospital(),
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
