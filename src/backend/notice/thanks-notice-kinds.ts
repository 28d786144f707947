import { toThanks, toHospitalThanks } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about thanks for a work, and about reports of inappropriate ones. */
export const THANKS_NOTICE_KINDS = {
  APPRECIATION_RECEIVED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}から感謝の声が届きました`,
      body: `${shift}の勤務についてです。`,
      address: toThanks(),
    }),
  },
  APPRECIATION_REMOVED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift }) => ({
      title: 'ご報告いただいた感謝の声を非表示にしました',
      body: `${hospitalName}の${shift}の勤務についてです。お知らせくださり、ありがとうございました。`,
      address: toThanks(),
    }),
  },
  APPRECIATION_STANDS: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift }) => ({
      title: 'ご報告いただいた感謝の声を確認しました',
      body: `${hospitalName}の${shift}の勤務についてです。表示を続けますが、先生の画面では非表示にできます。`,
      address: toThanks(),
    }),
  },
  APPRECIATION_REPLIED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift }) => ({
      title: `${DOCTOR}先生からお礼の返信が届きました`,
      body: `${shift}の勤務についてです。`,
      address: toHospitalThanks(),
    }),
  },
} as const satisfies Record<string, Kind>

export type ThanksNoticeKind = keyof typeof THANKS_NOTICE_KINDS
