import { HOUR_MS } from '../duration.ts'
import type { WorkState } from '../application/application-words.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { AFTER_END } from './work-reminder.ts'
import { REPORT_OUTCOME, type ReportedBy } from './record.ts'

/**
 * 病院による実績の入力: a finished work that the doctor has not reported, or not corrected, is stated by the hospital; the
 * doctor agrees, or reports it anew; without an answer the statement stands.
 */

/** Hours after the end, or after a request to correct: the last reminder of the doctor is behind them. */
export const STATEMENT_AFTER_HOURS = AFTER_END[AFTER_END.length - 1] ?? 72
const STATEMENT_AFTER_MS = STATEMENT_AFTER_HOURS * HOUR_MS
/** Days after that within which the hospital is asked to state the work. */
export const STATEMENT_ASKED_DAYS = 7

type Unreported = {
  state: WorkState
  plannedEnd: Date
  /** The last report. */
  report: { reportedBy: ReportedBy; answeredAt: Date | null } | null
}

/** Why the hospital cannot state a work at `now`; null when it can. */
export function statementProblem({ state, plannedEnd, report }: Unreported, now: Date) {
  if (state === 'REPORTED') return report?.reportedBy === 'HOSPITAL' ? null : ('REPORTED' as const)
  if (state === 'CONFIRMED' || state === 'PAID') return 'REPORTED' as const
  if (state !== 'FINISHED' && state !== 'CORRECTION_REQUESTED')
    return state === 'SCHEDULED' || state === 'IN_PROGRESS' ? ('NOT_YET' as const) : ('ENDED' as const)
  const since = (state === 'CORRECTION_REQUESTED' ? report?.answeredAt : null) ?? plannedEnd
  return now.getTime() < since.getTime() + STATEMENT_AFTER_MS ? ('NOT_YET' as const) : null
}

const { TIMES_INVALID, PERMIT_INVALID, COUNTS_INVALID, NOT_FOUND } = REPORT_OUTCOME

export const STATE_WORK_OUTCOME = {
  STATED: good('実績を先生にお送りしました。先生の確認をお待ちください。'),
  NOT_YET: `病院が実績を入力できるのは、先生へのお願いから${STATEMENT_AFTER_HOURS}時間が過ぎてからです。`,
  REPORTED: info('この勤務は、先生が報告済みか、すでに確定しています。'),
  ENDED: 'キャンセルされた勤務の実績は入力できません。',
  TOO_MANY: 'この勤務の実績は、これ以上入力し直せません。先生にメッセージでお知らせください。',
  TIMES_INVALID,
  PERMIT_INVALID,
  COUNTS_INVALID,
  NOT_FOUND,
} as const

export const AGREE_OUTCOME = {
  AGREED: good('病院の入力のとおり、実績が確定しました。'),
  ALREADY_ANSWERED: info('この実績は、すでに確定したか、病院が入力し直しました。内容をご確認ください。'),
  NOT_FOUND,
} as const

export const stateWorkWords = outcomeWords({ ...STATE_WORK_OUTCOME, UNREACHABLE: UNSENT })
export const agreeWords = outcomeWords({ ...AGREE_OUTCOME, UNREACHABLE: UNSENT })
