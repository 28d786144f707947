import { type Problems, REQUIRED } from '../../../domain/text/form-rule.ts'
import { isAlertLink, WRITE_ALERT_OUTCOME } from '../../../domain/staff/service-alert.ts'
import { ALERT_TEXT } from '../../../domain/staff/alert-status.ts'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { nowMs } from '../../../platform/clock.ts'
import { problemsAmong } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { StaffAlertsSearch } from './alert-search.ts'

/** Validation of a typed alert. */
export const alertProblems = ({ status, description = '', link = '', ends }: StaffAlertsSearch): Problems =>
  problemsAmong({
    status: status ? undefined : REQUIRED,
    description: lengthProblem(description, ALERT_TEXT),
    link:
      link.trim() === '' || isAlertLink(link.trim()) ? undefined : 'https:// で始まるURLを入力してください',
    ends: ends && !(typedInstant(ends).getTime() > nowMs()) ? WRITE_ALERT_OUTCOME.END_NOT_AHEAD : undefined,
  })
