import { DAY_MS } from '../duration.ts'
import type { WorkState } from '../application/application-words.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { mayWorkFollow } from './work-state.ts'

/**
 * A doctor did not come: the hospital reports it after it has tried to reach the doctor, and our
 * staff decide.
 */
export const NO_SHOW_STATE = {
  OPEN: '確認中',
  WITHDRAWN: '取り下げ',
  CONFIRMED: '欠勤',
  REJECTED: '欠勤ではない',
} as const
export type NoShowState = keyof typeof NO_SHOW_STATE

/** Minutes after the planned start from which a hospital may report a doctor as absent. */
export const NO_SHOW_AFTER_MINUTES = 30

/** Length of what the hospital tried, and of our staff's reason, in characters. */
export const NO_SHOW_TEXT = { least: 10, most: 500 } as const

/** Days after the planned start within which absence can be reported. */
const REPORTABLE_DAYS = 7

type Absence = { state: WorkState; plannedStart: Date; hasStamp: boolean }

/** Why absence from a work cannot be reported at `now`; null if it can. A stamp is the doctor's word for being there. */
export function noShowProblem({ state, plannedStart, hasStamp }: Absence, now: Date) {
  if (!mayWorkFollow(state, 'NO_SHOW', 'OPERATOR')) return 'ENDED' as const
  if (hasStamp) return 'STAMPED' as const
  const since = now.getTime() - plannedStart.getTime()
  if (since < NO_SHOW_AFTER_MINUTES * 60_000) return 'NOT_YET' as const
  return since > REPORTABLE_DAYS * DAY_MS ? ('TOO_LATE' as const) : null
}

export const REPORT_NO_SHOW_OUTCOME = {
  REPORTED: good('欠勤の連絡を受け付けました。運営が先生に確認し、結果をお知らせします。'),
  ALREADY_REPORTED: info('この勤務の欠勤は、すでにご連絡いただいています。'),
  NOT_YET: `開始の${NO_SHOW_AFTER_MINUTES}分後から連絡できます。まず、先生にお電話でご確認ください。`,
  TOO_LATE: `欠勤の連絡は、勤務の開始から${REPORTABLE_DAYS}日以内です。お問い合わせください。`,
  STAMPED: '先生が到着か開始の時刻を記録しています。行き違いがないか、先生にご確認ください。',
  ENDED: '先生の勤務報告があるか、すでに終わった勤務のため、欠勤の連絡はできません。',
} as const

export const WITHDRAW_NO_SHOW_OUTCOME = {
  WITHDRAWN: good('欠勤の連絡を取り下げ、先生にお知らせしました。'),
  ALREADY_DECIDED: info('この連絡は、すでに取り下げられたか、運営が判断しています。'),
} as const

export const DECIDE_NO_SHOW_OUTCOME = {
  CONFIRMED: good(
    '欠勤と判断し、先生と病院にお知らせしました。先生の利用については「医師の確認」で判断してください。',
  ),
  REJECTED: good('欠勤ではないと判断し、先生と病院にお知らせしました。'),
  ALREADY_DECIDED: info('この連絡は、取り下げられたか、ほかの担当者が判断しています。'),
  WORKED: '連絡の後に、先生の打刻か勤務報告が届いています。欠勤とは判断できません。',
} as const

export const reportNoShowWords = outcomeWords({ ...REPORT_NO_SHOW_OUTCOME, UNREACHABLE: UNSENT })
export const withdrawNoShowWords = outcomeWords({ ...WITHDRAW_NO_SHOW_OUTCOME, UNREACHABLE: UNSENT })
export const decideNoShowWords = outcomeWords({ ...DECIDE_NO_SHOW_OUTCOME, UNREACHABLE: UNSENT })
