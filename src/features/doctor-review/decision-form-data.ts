import { isDoctorDecision, needsReason } from '../../domain/doctor/doctor-decision.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import type { CheckedForm } from '../forms/posted-form.ts'
import { DECISION_MESSAGES } from './decision-outcome.ts'
import { nowMs } from '../../platform/clock.ts'

/** Parses a `datetime-local` value as Tokyo time. Undefined for a suspension without an end. */
export const untilOf = (typed: string): Date | undefined => (typed === '' ? undefined : typedInstant(typed))

function check(form: FormData): Problems {
  const decision = typedIn(form, 'decision')
  if (!isDoctorDecision(decision)) return { decision: DECISION_MESSAGES.NOT_CHOSEN }
  const until = decision === 'SUSPEND' ? untilOf(typedIn(form, 'suspendUntil')) : undefined
  return problemsAmong({
    reason:
      needsReason(decision) && typedIn(form, 'reason').trim() === ''
        ? DECISION_MESSAGES.REASON_REQUIRED
        : undefined,
    suspendUntil: until && !(until.getTime() > nowMs()) ? DECISION_MESSAGES.UNTIL_NOT_AHEAD : undefined,
  })
}

/** A decision about a doctor. */
export const DECIDE_DOCTOR_FORM: CheckedForm = {
  name: 'decision',
  typed: ['decision', 'reason', 'suspendUntil'],
  check,
}
