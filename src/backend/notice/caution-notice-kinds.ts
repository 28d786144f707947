import { toCautions } from '../../platform/addresses.ts'
import type { Kind } from './notice-parts.ts'

/** The kinds about objections to 注意 and absences. */
export const CAUTION_NOTICE_KINDS = {
  CAUTION_TAKEN_BACK: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の勤務への異議が認められました`,
      body: `${shift}の勤務です。注意・欠勤の記録は取り消されました。運営のことばをご確認ください。`,
      address: address ?? toCautions(),
    }),
  },
  CAUTION_KEPT: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}の勤務への異議に、運営が回答しました`,
      body: `${shift}の勤務です。注意・欠勤の記録はそのまま残ります。運営のことばをご確認ください。`,
      address: address ?? toCautions(),
    }),
  },
} as const satisfies Record<string, Kind>

export type CautionNoticeKind = keyof typeof CAUTION_NOTICE_KINDS
