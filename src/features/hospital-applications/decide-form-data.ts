import * as v from 'valibot'
import {
  DECLINE_NOTE_LENGTH,
  HOSPITAL_DECISION,
  type HospitalDecision,
} from '../../domain/application/hospital-decision.ts'
import { DECLINE_REASON } from '../../domain/application/application-words.ts'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { fieldsOf, submissionKey, typedLines } from '../forms/form-fields.ts'
import { REASON_REQUIRED } from './decide-words.ts'

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
      idempotencyKey: submissionKey,
    }),
  }),
)
export type DecideForm = v.InferOutput<typeof decideFormSchema>

/** Validation that needs no server: the browser runs it before sending, the server before acting. */
export function checkDecide(form: FormData): Problems {
  if (typedIn(form, 'decision') !== 'DECLINE') return {}
  return problemsAmong({
    reason: Object.hasOwn(DECLINE_REASON, typedIn(form, 'reason')) ? undefined : REASON_REQUIRED,
    note:
      [...typedIn(form, 'note').trim()].length > DECLINE_NOTE_LENGTH
        ? `${DECLINE_NOTE_LENGTH}桁以下の文字数を入力してください`
        : undefined,
  })
}
