import { toHome } from '../../platform/addresses.ts'
import type { Kind } from './notice-parts.ts'

/** The kinds about what became of a doctor's report of a listing. */
export const LISTING_REPORT_NOTICE_KINDS = {
  LISTING_REPORT_KEPT: {
    audience: 'DOCTOR',
    topic: 'LISTING',
    words: ({ hospitalName, shift, address }) => ({
      title: '通報いただいた求人を確認しました',
      body: `${hospitalName}の${shift}の求人についてです。問題がないことを確かめ、掲載を続けます。お知らせくださり、ありがとうございました。`,
      address: address ?? toHome(),
    }),
  },
  LISTING_REPORT_CONTACTED: {
    audience: 'DOCTOR',
    topic: 'LISTING',
    words: ({ hospitalName, shift, address }) => ({
      title: '通報いただいた求人について、病院に確認をお願いしました',
      body: `${hospitalName}の${shift}の求人についてです。お知らせくださり、ありがとうございました。`,
      address: address ?? toHome(),
    }),
  },
  LISTING_REPORT_PAUSED: {
    audience: 'DOCTOR',
    topic: 'LISTING',
    words: ({ hospitalName, shift, address }) => ({
      title: '通報いただいた求人の掲載を止めました',
      body: `${hospitalName}の${shift}の求人についてです。お知らせくださり、ありがとうございました。`,
      address: address ?? toHome(),
    }),
  },
} as const satisfies Record<string, Kind>

export type ListingReportNoticeKind = keyof typeof LISTING_REPORT_NOTICE_KINDS
