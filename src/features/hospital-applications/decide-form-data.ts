import * as v from 'valibot'
import {
  DECIDE_APPLICATION_OUTCOME,
  DECISION_NOTE_LENGTH,
  HOSPITAL_DECISION,
  type HospitalDecision,
} from '../../domain/application/hospital-decision.ts'
import { DECLINE_REASON } from '../../domain/application/application-words.ts'
import type { OfferedTerms } from '../../domain/application/offer.ts'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { MOST_YEN } from '../../domain/listing/draft/common-draft.ts'
import { number } from '../../domain/listing/draft/typed-field.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { fieldsOf, submissionKey, typedLines } from '../forms/form-fields.ts'

const isDecision = (word: unknown): word is HospitalDecision =>
  typeof word === 'string' && Object.hasOwn(HOSPITAL_DECISION, word)

/** The posted decision, by script or by the browser itself. */
export const decideFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ form, fields: form })),
  v.object({
    form: v.instance(FormData),
    fields: fieldsOf({
      applicationId: v.pipe(v.string(), v.uuid()),
      decision: v.pipe(v.string(), v.guard(isDecision)),
      reason: v.pipe(v.string(), v.maxLength(40)),
      note: v.pipe(typedLines, v.maxLength(5_000)),
      start: v.pipe(v.string(), v.maxLength(40)),
      end: v.pipe(v.string(), v.maxLength(40)),
      fee: v.pipe(v.string(), v.maxLength(40)),
      idempotencyKey: submissionKey,
    }),
  }),
)
export type DecideForm = v.InferOutput<typeof decideFormSchema>

const feeField = number({ min: 1, max: MOST_YEN })

/** The offered terms of the form; times that cannot be read are invalid dates. */
export const offeredOf = ({ start, end, fee }: Pick<DecideForm['fields'], 'start' | 'end' | 'fee'>) =>
  ({
    start: typedInstant(start),
    end: typedInstant(end),
    fee: v.is(feeField, fee) ? v.parse(feeField, fee) : 0,
  }) satisfies OfferedTerms

const MOMENT_REQUIRED = '日付と時刻を入力してください'
const isMoment = (date: Date) => !Number.isNaN(date.getTime())

function offerProblems(form: FormData): Problems {
  const [start, end] = [typedInstant(typedIn(form, 'start')), typedInstant(typedIn(form, 'end'))]
  const isBackwards = isMoment(start) && end <= start
  const fee = v.safeParse(feeField, typedIn(form, 'fee'))
  return problemsAmong({
    start: isMoment(start) ? undefined : MOMENT_REQUIRED,
    end: isMoment(end) ? (isBackwards ? '終了は開始より後にしてください' : undefined) : MOMENT_REQUIRED,
    fee: fee.success ? undefined : fee.issues[0].message,
  })
}

/** Validation that needs no server: the browser runs it before sending, the server before acting. */
export function checkDecide(form: FormData): Problems {
  const decision = typedIn(form, 'decision')
  if (decision === 'ACCEPT') return {}
  const isTooLong = [...typedIn(form, 'note').trim()].length > DECISION_NOTE_LENGTH
  const isReason = Object.hasOwn(DECLINE_REASON, typedIn(form, 'reason'))
  return {
    ...(decision === 'OFFER' && offerProblems(form)),
    ...problemsAmong({
      reason: decision === 'DECLINE' && !isReason ? DECIDE_APPLICATION_OUTCOME.REASON_REQUIRED : undefined,
      note: isTooLong ? `${DECISION_NOTE_LENGTH}文字以内で入力してください` : undefined,
    }),
  }
}
