import * as v from 'valibot'
import {
  DECIDE_APPLICATION_OUTCOME,
  DECISION_NOTE_LENGTH,
  HOSPITAL_DECISION,
  type HospitalDecision,
} from '../../../domain/application/hospital-decision.ts'
import { INTERVIEW_PLACE } from '../../../domain/application/interview.ts'
import { SEARCH_KINDS } from '../../../domain/listing/listing-kind.ts'
import { DECLINE_REASON } from '../../../domain/application/application-words.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { MOST_YEN } from '../../../domain/listing/draft/common-draft.ts'
import { number } from '../../../domain/listing/draft/typed-field.ts'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { uuid } from '../../../domain/uuid.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

const isDecision = (word: unknown): word is HospitalDecision =>
  typeof word === 'string' && Object.hasOwn(HOSPITAL_DECISION, word)

const short = v.pipe(v.string(), v.maxLength(40))

const SLOT_FIELDS = { slot0: short, slot1: short, slot2: short, slot3: short, slot4: short }

/** Names of the fields for the times of an interview. */
export const SLOT_NAMES = [
  'slot0',
  'slot1',
  'slot2',
  'slot3',
  'slot4',
] as const satisfies readonly (keyof typeof SLOT_FIELDS)[]

/** The posted decision, by script or by the browser itself. */
export const decideFormSchema = fieldsOf({
  applicationId: uuid,
  decision: v.pipe(v.string(), v.guard(isDecision)),
  reason: wordIn(DECLINE_REASON),
  note: longText,
  kind: v.picklist(SEARCH_KINDS),
  start: short,
  end: short,
  contractStart: short,
  ...SLOT_FIELDS,
  minutes: short,
  place: wordIn(INTERVIEW_PLACE),
  fee: short,
  idempotencyKey: submissionKey,
})

export type DecideForm = v.InferOutput<typeof decideFormSchema>

const isoDays = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-7]$/), v.transform(Number))), v.maxLength(7))

/** The days of an offered contract: ISO numbers. */
export const weekdaysIn = (posted: FormData): number[] => v.parse(isoDays, posted.getAll('weekdays'))

const feeField = number({ min: 1, max: MOST_YEN })

/** The fee of the form; 0 for one that cannot be read. */
export const feeOf = (fee: string): number => (v.is(feeField, fee) ? v.parse(feeField, fee) : 0)

/** The offered terms of a checked form. */
export const typedTermsOf = ({ start, end, fee }: Pick<DecideForm, 'start' | 'end' | 'fee'>) => ({
  startTime: typedInstant(start).toISOString(),
  endTime: typedInstant(end).toISOString(),
  fee: feeOf(fee),
})

const MOMENT_REQUIRED = '日付と時刻を入力してください'
const isMoment = (date: Date) => !Number.isNaN(date.getTime())

const feeProblem = (form: FormData) => {
  const fee = v.safeParse(feeField, typedIn(form, 'fee'))
  return fee.success ? undefined : fee.issues[0].message
}

function shiftProblems(form: FormData): Problems {
  const [start, end] = [typedInstant(typedIn(form, 'start')), typedInstant(typedIn(form, 'end'))]
  const isBackwards = isMoment(start) && end <= start
  return problemsAmong({
    start: isMoment(start) ? undefined : MOMENT_REQUIRED,
    end: isMoment(end) ? (isBackwards ? '終了は開始より後にしてください' : undefined) : MOMENT_REQUIRED,
    fee: feeProblem(form),
  })
}

const contractProblems = (form: FormData): Problems =>
  problemsAmong({
    weekdays: form.getAll('weekdays').length === 0 ? '勤務する曜日を選んでください' : undefined,
    contractStart: v.is(v.pipe(v.string(), v.isoDate()), typedIn(form, 'contractStart'))
      ? undefined
      : '日付を入力してください',
    fee: feeProblem(form),
  })

/** The proposed times of the form, without empty fields; one that cannot be read is an invalid date. */
export const slotsOf = (typed: (name: (typeof SLOT_NAMES)[number]) => string): Date[] =>
  SLOT_NAMES.map(typed)
    .filter((slot) => slot !== '')
    .map(typedInstant)

function interviewProblems(form: FormData): Problems {
  const slots = slotsOf((name) => typedIn(form, name))
  const isUnread = slots.length === 0 || !slots.every(isMoment)
  return problemsAmong({
    slot0: isUnread ? '候補の日時を1つ以上入力してください' : undefined,
    place: Object.hasOwn(INTERVIEW_PLACE, typedIn(form, 'place')) ? undefined : '面談の場所を選んでください',
  })
}

function checkDecide(form: FormData): Problems {
  const decision = typedIn(form, 'decision')
  if (decision === 'ACCEPT') return {}
  const isTooLong = [...typedIn(form, 'note').trim()].length > DECISION_NOTE_LENGTH
  const isReason = Object.hasOwn(DECLINE_REASON, typedIn(form, 'reason'))
  const offerProblems = typedIn(form, 'kind') === 'regular' ? contractProblems : shiftProblems
  return {
    ...(decision === 'OFFER' && offerProblems(form)),
    ...(decision === 'INTERVIEW' && interviewProblems(form)),
    ...problemsAmong({
      reason: decision === 'DECLINE' && !isReason ? DECIDE_APPLICATION_OUTCOME.REASON_REQUIRED : undefined,
      note: isTooLong ? `${DECISION_NOTE_LENGTH}文字以内で入力してください` : undefined,
    }),
  }
}

/** A hospital's decision about an application. */
export const DECIDE_APPLICATION_FORM: CheckedForm = {
  name: 'decideApplication',
  typed: [
    ...['decision', 'reason', 'note', 'start', 'end', 'weekdays', 'contractStart'],
    ...[...SLOT_NAMES, 'minutes', 'place', 'fee'],
  ],
  check: checkDecide,
}
