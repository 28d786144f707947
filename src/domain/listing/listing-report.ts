import type { StaffAction } from '../staff/staff-action.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** 求人の通報: what a doctor tells our staff about a listing. */
export const LISTING_REPORT_REASON = {
  TERMS_DIFFER: '実際の条件と違う',
  INAPPROPRIATE: '不適切な表現がある',
  DUPLICATE: '同じ求人が重複している',
  NOT_HIRING: '募集が終わっている',
  OTHER: 'その他',
} as const
export type ListingReportReason = keyof typeof LISTING_REPORT_REASON

export const LISTING_REPORT_STATE = {
  OPEN: '確認中',
  KEPT: '掲載を続ける',
  CONTACTED: '病院に確認を依頼',
  PAUSED: '掲載を停止',
} as const
export type ListingReportState = keyof typeof LISTING_REPORT_STATE

/** What our staff decide about a reported listing, with the labels of their buttons. */
export const REPORT_VERDICT = {
  KEPT: '問題なしとする',
  CONTACTED: '掲載を続け、病院に確認を依頼する',
  PAUSED: '掲載を止める',
} as const
export type ReportVerdict = keyof typeof REPORT_VERDICT

type Rule = {
  /** The reports that a verdict decides. */
  from: readonly ListingReportState[]
  /** How the audit trail names it. */
  action: StaffAction
  /** Members of the hospital have the reason by mail. */
  tellsHospital: boolean
}

/** State machine of a report. */
export const REPORT_RULE: Readonly<Record<ReportVerdict, Rule>> = {
  KEPT: { from: ['OPEN'], action: 'LISTING_KEPT', tellsHospital: false },
  CONTACTED: { from: ['OPEN'], action: 'LISTING_QUESTIONED', tellsHospital: true },
  PAUSED: { from: ['OPEN'], action: 'LISTING_STOPPED', tellsHospital: true },
}

/** Lengths in characters: of what the doctor adds, and of our staff's reason. */
export const REPORT_DETAIL = { least: 0, most: 500 } as const
export const VERDICT_REASON = { least: 5, most: 500 } as const

/** How many listings a doctor may report in a day. */
export const REPORTS_A_DAY = 10

export const REPORT_LISTING_OUTCOME = {
  REPORTED: good('通報を受け付けました。運営が確認し、結果をお知らせでお伝えします。'),
  ALREADY_REPORTED: info('この求人は、すでに通報していただいています。'),
  TOO_MANY: '本日はこれ以上通報できません。お急ぎのときは、お問い合わせください。',
  NOT_FOUND: 'この求人は見つかりません。',
} as const

export const DECIDE_LISTING_REPORT_OUTCOME = {
  DECIDED: good('判断を記録しました。通報した先生にお知らせします。'),
  ALREADY_DECIDED: info('この通報は、ほかの担当者が判断しました。'),
  NOT_OPEN:
    '募集を終えた求人のため、掲載を止められません。検索には表示されず、応募もできません。ほかの判断を選んでください。',
  NOT_FOUND: 'この通報は見つかりません。',
} as const

export const reportListingWords = outcomeWords({ ...REPORT_LISTING_OUTCOME, UNREACHABLE: UNSENT })
export const decideListingReportWords = outcomeWords(DECIDE_LISTING_REPORT_OUTCOME)
