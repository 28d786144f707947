import type { StaffAction } from '../staff/staff-action.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** States of the review of a listing by our staff (求人の審査). One that is not APPROVED is not offered to doctors. */
export const LISTING_REVIEW = { WAITING: '審査中', RETURNED: '差し戻し', APPROVED: '審査済み' } as const
export type ListingReview = keyof typeof LISTING_REVIEW

/** Decisions of our staff about a listing in review, with the labels of their buttons. */
export const REVIEW_DECISION = { APPROVE: '掲載を認める', RETURN: '差し戻す' } as const
export type ReviewDecision = keyof typeof REVIEW_DECISION

type Rule = {
  /** Allowed transitions: new state by current state. */
  to: Partial<Record<ListingReview, ListingReview>>
  /** How the audit trail names the decision. */
  action: StaffAction
}

/** State machine of a review. Beside these, the hospital hands a RETURNED listing in again: it is WAITING. */
const RULE: Record<ReviewDecision, Rule> = {
  APPROVE: { to: { WAITING: 'APPROVED' }, action: 'LISTING_APPROVED' },
  RETURN: { to: { WAITING: 'RETURNED' }, action: 'LISTING_RETURNED' },
}

/** The state after a decision; null when it is not allowed. */
export const reviewAfter = (decision: ReviewDecision, state: ListingReview): ListingReview | null =>
  RULE[decision].to[state] ?? null

export const reviewActionOf = (decision: ReviewDecision): StaffAction => RULE[decision].action

/** Length of the reason of a return, which the hospital's members read, in characters. An approval needs none. */
export const REVIEW_REASON = { least: 5, most: 500 } as const

export const DECIDE_REVIEW_OUTCOME = {
  DECIDED: true,
  NOT_ALLOWED: true,
  CHANGED: true,
  UNLAWFUL: true,
  SUSPENDED: true,
  NOT_FOUND: true,
} as const

export const reviewWords = outcomeWords({
  DECIDED: good('審査の結果を記録しました。病院の担当者にはメールでお知らせします。'),
  NOT_ALLOWED: 'この求人の審査は、すでに終わっています。いまの状態をご確認ください。',
  CHANGED: '確認のあとに、病院が求人を変えています。いまの内容をご確認ください。',
  UNLAWFUL: '掲載の条件を満たしていない項目があるため、掲載を認められません。差し戻してください。',
  SUSPENDED: '病院のご利用を停止しているため、掲載を認められません。',
  NOT_FOUND: 'この求人は見つかりません。',
})
