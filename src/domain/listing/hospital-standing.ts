import { good, outcomeWords } from '../text/outcome-words.ts'
import type { StaffAction } from '../staff/staff-action.ts'
import type { HospitalStanding } from './standing-words.ts'

/** Decisions of our staff about a hospital, with the labels of their buttons. */
export const STANDING_DECISION = {
  CONFIRM: '確認済みにする',
  SUSPEND: '利用を停止する',
  LIFT: '停止を解除する',
} as const
export type StandingDecision = keyof typeof STANDING_DECISION

type Rule = {
  /** Allowed transitions: new standing by current standing. */
  to: Partial<Record<HospitalStanding, HospitalStanding>>
  /** How the audit trail names the decision. */
  action: StaffAction
}

/** State machine of a hospital's standing. */
const RULE = {
  CONFIRM: { to: { NEW: 'ACTIVE' }, action: 'HOSPITAL_CONFIRMED' },
  SUSPEND: { to: { NEW: 'SUSPENDED', ACTIVE: 'SUSPENDED' }, action: 'HOSPITAL_SUSPENDED' },
  LIFT: { to: { SUSPENDED: 'ACTIVE' }, action: 'HOSPITAL_LIFTED' },
} as const satisfies Record<StandingDecision, Rule>

const DECISIONS = Object.keys(RULE).filter((word): word is StandingDecision => Object.hasOwn(RULE, word))

const ruleOf = (decision: StandingDecision): Rule => RULE[decision]

/** The standing after a decision; null when it is not allowed. */
export const standingAfter = (
  decision: StandingDecision,
  standing: HospitalStanding,
): HospitalStanding | null => ruleOf(decision).to[standing] ?? null

export const standingDecisionsFor = (standing: HospitalStanding): StandingDecision[] =>
  DECISIONS.filter((decision) => standingAfter(decision, standing) !== null)

export const actionOf = (decision: StandingDecision) => RULE[decision].action

/** The actions that decide a standing: a hospital's history. */
export const STANDING_ACTIONS = DECISIONS.map(actionOf)

/** The decision that an entry of the audit trail stands for; null for another entry. */
export const decisionOf = (action: StaffAction): StandingDecision | null =>
  DECISIONS.find((decision) => actionOf(decision) === action) ?? null

/** Length of the reason, which the hospital's members read, in characters. */
export const STANDING_REASON = { least: 5, most: 500 } as const

export const DECIDE_HOSPITAL_OUTCOME = { DECIDED: true, NOT_ALLOWED: true, NOT_FOUND: true } as const

export const standingWords = outcomeWords({
  DECIDED: good('病院の状態を変えました。担当者にはメールでお知らせします。'),
  NOT_ALLOWED: '病院の状態が変わっています。いまの状態をご確認ください。',
  NOT_FOUND: 'この病院は見つかりません。',
})

/** What a hospital that is suspended cannot do and still does, as its pages and the mail about it say. */
export const SUSPENDED_MEANS =
  '求人は検索に表示されず、新しい掲載はできません。成立した勤務についての対応(メッセージ、報告の確認、支払い、キャンセル)は続けられます。届いている応募は見送りだけができ、承認、条件の提示、成立していない先生へのメッセージはできません。'

/** What a member reads who would publish for a suspended hospital. */
export const SUSPENDED_PUBLISHING =
  'この病院のご利用を停止しているため、求人を掲載できません。くわしくは、担当者あてのメールをご覧ください。'

/** What a member of a suspended hospital reads who would hire, or write to doctors without a work. */
export const SUSPENDED_COMMAND =
  'この病院のご利用を停止しているため、この操作はできません。成立している勤務への対応は続けられます。くわしくは、担当者あてのメールをご覧ください。'

/** What a doctor reads who would accept what a hospital offered before it was suspended. */
export const SUSPENDED_OFFER =
  'この病院は現在、DPワークの利用を停止されているため、承諾できません。停止が解除されるまでお待ちいただくか、辞退してください。'
