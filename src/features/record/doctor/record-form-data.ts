import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { STAMP_KIND, STAMP_REASON } from '../../../domain/work/stamp.ts'
import { REPORT_LIMIT } from '../../../domain/work/record.ts'
import { AMBULANCE_DECLINE_REASON, type AmbulanceDeclineReason } from '../../../domain/money/incentive.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

const isReason = (word: string): word is AmbulanceDeclineReason =>
  Object.hasOwn(AMBULANCE_DECLINE_REASON, word)

/** The fields of the ambulances that were declined, one for each reason. */
export const DECLINE_FIELDS = Object.keys(AMBULANCE_DECLINE_REASON)
  .filter(isReason)
  .map((reason) => ({ reason, name: `declined-${reason}`, label: AMBULANCE_DECLINE_REASON[reason] }))

const COUNTS = [
  'breakMinutes',
  'permittedMinutes',
  'ambulanceAccepted',
  'admissionsAmbulance',
  'admissionsWalkIn',
  'walkIns',
  'wardCalls',
  'carfareYen',
  ...DECLINE_FIELDS.map(({ name }) => name),
]

/** Every field of the report. */
export const REPORT_FIELDS = ['actualStart', 'actualEnd', 'sleepMinutes', 'comment', ...COUNTS]

const timeProblem = (typed: string) =>
  typed === '' ? REQUIRED : Number.isNaN(typedInstant(typed).getTime()) ? ruleMessage('validate') : undefined

/** An empty count means none. */
const countProblem = (typed: string) =>
  typed.trim() === '' || typedNumber(typed) !== null ? undefined : '数字で入力してください'

function checkReport(form: FormData): Problems {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, countProblem(typedIn(form, name))]))
  return problemsAmong({
    actualStart: timeProblem(typedIn(form, 'actualStart')),
    actualEnd: timeProblem(typedIn(form, 'actualEnd')),
    ...counts,
    comment: lengthProblem(typedIn(form, 'comment'), { least: 0, most: REPORT_LIMIT.comment }),
  })
}

/** Only a time written down has its fields. */
function checkStamp(form: FormData): Problems {
  const isWritten = form.has('at')
  return problemsAmong({
    kind: Object.hasOwn(STAMP_KIND, typedIn(form, 'kind')) ? undefined : REQUIRED,
    at: isWritten ? timeProblem(typedIn(form, 'at')) : undefined,
    reason: isWritten ? lengthProblem(typedIn(form, 'reason'), STAMP_REASON) : undefined,
  })
}

/** What a doctor reports of a work. */
export const REPORT_FORM: CheckedForm = { name: 'work-report', typed: REPORT_FIELDS, check: checkReport }

/** A time that the doctor records at once, or writes down. */
export const STAMP_FORM: CheckedForm = {
  name: 'work-stamp',
  typed: ['kind', 'at', 'reason'],
  check: checkStamp,
}

/** What the hospital states in the doctor's place. */
export const STATEMENT_FORM: CheckedForm = { ...REPORT_FORM, name: 'work-statement' }
