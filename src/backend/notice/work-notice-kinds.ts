import { toApplied, toHospital, toMatched } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

const SELF = 'APPLICATION'

/** The kinds about a matched work: cancelling it, moving it. */
export const WORK_NOTICE_KINDS = {
  CANCELLATION_REQUESTED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生からキャンセルの申請がありました`,
      body: `${shift}の勤務です。理由を確認のうえ、ご回答ください。`,
      address: address ?? toHospital(),
    }),
  },
  CANCELLATION_WITHDRAWN: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生がキャンセルの申請を取り下げました`,
      body: `${shift}の勤務は予定どおりです。ご回答は必要ありません。`,
      address: address ?? toHospital(),
    }),
  },
  CANCELLATION_ACCEPTED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}がキャンセルを承認しました`,
      body: `${shift}の勤務のキャンセルが確定しました。`,
      address: address ?? toApplied(),
    }),
  },
  CANCELLATION_REJECTED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}がキャンセルの申請を差し戻しました`,
      body: `${shift}の勤務は予定どおりです。病院からの返答をご確認ください。`,
      address: address ?? toMatched(),
    }),
  },
  WORK_CANCELLED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}が勤務をキャンセルしました`,
      body: `${shift}の勤務です。${at === '' ? '' : `${at}。`}理由をご確認ください。`,
      address: address ?? toApplied(),
    }),
  },
  DATE_CHANGE_REQUESTED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生から日程変更の相談がありました`,
      body: `${shift}の勤務を、${at}に変えたいとのご相談です。期限までにご回答ください。`,
      address: address ?? toHospital(),
    }),
  },
  DATE_CHANGE_WITHDRAWN: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生が日程変更の相談を取り下げました`,
      body: `${shift}の勤務は予定どおりです。ご回答は必要ありません。`,
      address: address ?? toHospital(),
    }),
  },
  DATE_CHANGE_ACCEPTED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}の勤務の日程が変わりました`,
      body: `${shift}の勤務が、${at}になりました。カレンダーをご確認ください。`,
      address: address ?? toMatched(),
    }),
  },
  DATE_CHANGE_DECLINED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の日程は変更できませんでした`,
      body: `${shift}の勤務は予定どおりです。病院からの返答をご確認ください。`,
      address: address ?? toMatched(),
    }),
  },
  DATE_CHANGE_LAPSED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}から日程変更への回答がありませんでした`,
      body: `${shift}の勤務は予定どおりです。お困りのときは病院にお電話ください。`,
      address: address ?? toMatched(),
    }),
  },
  SUBSTITUTE_WANTED: {
    audience: 'DOCTOR',
    topic: 'LISTING',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}が、代わりに勤務できる先生をさがしています`,
      body: `${shift}です。ご都合が合えば、求人からご応募ください。`,
      address: address ?? toMatched(),
    }),
  },
  SUBSTITUTE_SOUGHT: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生が代わりの先生をさがしています`,
      body: `${shift}の勤務です。見つかるまで勤務は確定したままで、募集の枠を一時的に増やしています。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_TAKEN_OVER: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生の勤務を、代わりの先生が引き受けました`,
      body: `${shift}の勤務です。増やしていた募集の枠は元に戻りました。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_FOUND: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の代わりの先生が決まりました`,
      body: `${shift}の勤務はキャンセルになりました。注意は付きません。`,
      address: address ?? toApplied(),
    }),
  },
  SUBSTITUTE_NOT_FOUND: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の代わりの先生は見つかりませんでした`,
      body: `${shift}の勤務は確定したままです。勤務できないときは、早めに病院へお電話ください。`,
      address: address ?? toMatched(),
    }),
  },
} as const satisfies Record<string, Kind>
