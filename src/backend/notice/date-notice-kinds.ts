import { toHospital, toMatched } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

const SELF = 'APPLICATION'

/** The kinds about one date: a substitute (代診) for it, or another time that the hospital asks for. */
export const DATE_NOTICE_KINDS = {
  DATE_CHANGE_PROPOSED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}から日程変更のお願いがありました`,
      body: `${shift}の勤務を、${at}に変えられないかとのことです。期限までにご回答ください。`,
      address: address ?? toMatched(),
    }),
  },
  DATE_CHANGE_RETRACTED: {
    audience: 'DOCTOR',
    topic: SELF,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}が日程変更のお願いを取り下げました`,
      body: `${shift}の勤務は予定どおりです。ご回答は必要ありません。`,
      address: address ?? toMatched(),
    }),
  },
  DATE_CHANGE_AGREED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生が日程の変更に同意しました`,
      body: `${shift}の勤務が、${at}になりました。`,
      address: address ?? toHospital(),
    }),
  },
  DATE_CHANGE_REFUSED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生は日程を変更できませんでした`,
      body: `${shift}の勤務は予定どおりです。先生からの返答をご確認ください。`,
      address: address ?? toHospital(),
    }),
  },
  DATE_CHANGE_UNANSWERED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生から日程変更への回答がありませんでした`,
      body: `${shift}の勤務は予定どおりです。お困りのときは先生にお電話ください。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_DATE_SOUGHT: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生が代診の先生をさがしています`,
      body: `${shift}の勤務です。この日だけの求人を出しました。応募があったら、お願いする先生をお選びください。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_DATE_ASKED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生から代診のお願いがありました`,
      body: `${shift}の勤務です。代わりの先生を手配できるか、期限までにご回答ください。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_DATE_STOPPED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生が代診のお願いを取り下げました`,
      body: `${shift}の勤務は予定どおりです。ご回答は必要ありません。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_DATE_TAKEN: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生の勤務を、代診の先生が引き受けました`,
      body: `${shift}の勤務です。定期の契約はそのまま続きます。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_DATE_OFF: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生がこの日をお休みにしました`,
      body: `${shift}の勤務です。契約の条件により代診は不要です。`,
      address: address ?? toHospital(),
    }),
  },
  SUBSTITUTE_DATE_FOUND: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の代診が決まりました`,
      body: `${shift}の勤務は代診になりました。注意は付かず、定期の契約はそのまま続きます。`,
      address: address ?? toMatched(),
    }),
  },
  SUBSTITUTE_DATE_DECLINED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}は代診を手配できませんでした`,
      body: `${shift}の勤務は確定したままです。病院からの返答をご確認ください。`,
      address: address ?? toMatched(),
    }),
  },
} as const satisfies Record<string, Kind>
