import { toHospital, toWorks } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about a work from its day on: reminders and reports. */
export const RECORD_NOTICE_KINDS = {
  WORK_REMINDER: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `勤務のご案内(${at}): ${hospitalName}`,
      body: `${shift}の勤務です。集合場所と持ち物をご確認ください。`,
      address: address ?? toWorks(),
    }),
  },
  WORK_REPORT_DUE: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の勤務報告をお願いします`,
      body: `${shift}の勤務、おつかれさまでした。報告すると、実績と追加の手当が確定します。`,
      address: address ?? toWorks(),
    }),
  },
  WORK_REPORTED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生から勤務報告が届きました`,
      body: `${shift}の勤務です。${at}までにご確認ください。過ぎると報告のとおり確定します。`,
      address: address ?? toHospital(),
    }),
  },
  WORK_UNREPORTED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生の勤務報告がまだ届いていません`,
      body: `${shift}の勤務です。病院から実績(時間・休憩・件数)を入力できます。先生が確認すると確定します。`,
      address: address ?? toHospital(),
    }),
  },
  WORK_STATED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}が勤務の実績を入力しました`,
      body: `${shift}の勤務です。${at}までにご確認ください。違うときは先生から報告できます。過ぎると入力のとおり確定します。`,
      address: address ?? toWorks(),
    }),
  },
  STATEMENT_AGREED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生が、病院の入力した実績を確認しました`,
      body: `${shift}の勤務です。実績が確定しました。`,
      address: address ?? toHospital(),
    }),
  },
  STATEMENT_STANDS: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生の勤務の実績が、病院の入力のとおり確定しました`,
      body: `${shift}の勤務です。確認の期限が過ぎたため、自動で確定しました。`,
      address: address ?? toHospital(),
    }),
  },
  REPORT_STANDS: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生の勤務報告が、報告のとおり確定しました`,
      body: `${shift}の勤務です。確認の期限が過ぎたため、自動で確定しました。`,
      address: address ?? toHospital(),
    }),
  },
  REPORT_CORRECTION: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}から勤務報告の修正のお願いがあります`,
      body: `${shift}の勤務です。病院からのことばを確認し、もう一度ご報告ください。`,
      address: address ?? toWorks(),
    }),
  },
  WORK_CONFIRMED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の勤務の実績が確定しました`,
      body: `${shift}の勤務です。手当の内訳をご確認ください。短いアンケートもお待ちしています。`,
      address: address ?? toWorks(),
    }),
  },
} as const satisfies Record<string, Kind>

export type RecordNoticeKind = keyof typeof RECORD_NOTICE_KINDS
