import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AnswerSubstituteOutcome,
  SubstituteAnswer,
  Substitutes as HospitalSubstitutes,
} from '../../contract/gen/hospital_substitute_pb.ts'
import { StartSearchOutcome, StopSearchOutcome, Substitutes } from '../../contract/gen/substitute_pb.ts'
import { numberOf, wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toCancellation, toHospitalCancellation } from '../../platform/addresses.ts'
import { callHospitalRaw } from '../../services/hospital/hospital.server.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkSubstituteAnswer } from '../date-change/change-check.ts'
import { ANSWER_SUBSTITUTE_FORM } from '../date-change/posted-forms.ts'
import { workFields } from '../date-change/work-field-schema.ts'

const schema = fieldsOf(workFields)
type Fields = v.InferOutput<typeof schema>

async function start({ workId, idempotencyKey }: Fields) {
  return wordOfOutcome(
    StartSearchOutcome,
    callWorkRaw(Substitutes.method.startSearch, { workId, idempotencyKey }),
  )
}

export const startSearchFn = createServerFn({ method: 'POST' })
  .validator(schema)
  .handler(
    postedCommand({
      run: start,
      next: ({ outcome }, fields) => toCancellation(fields, { search: outcome }, 'substitute'),
    }),
  )

async function stop({ workId, idempotencyKey }: Fields) {
  return wordOfOutcome(
    StopSearchOutcome,
    callWorkRaw(Substitutes.method.stopSearch, { workId, idempotencyKey }),
  )
}

export const stopSearchFn = createServerFn({ method: 'POST' })
  .validator(schema)
  .handler(
    postedCommand({
      run: stop,
      next: ({ outcome }, fields) => toCancellation(fields, { searchStopped: outcome }, 'substitute'),
    }),
  )

const answerSchema = formWith({
  workId: uuid,
  searchId: uuid,
  idempotencyKey: submissionKey,
  answer: v.pipe(v.string(), v.maxLength(40)),
  word: longText,
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkSubstituteAnswer(form))
  if (invalid) return invalid
  return wordOfOutcome(
    AnswerSubstituteOutcome,
    callHospitalRaw(HospitalSubstitutes.method.answerSubstitute, {
      ...fields,
      answer: numberOf(SubstituteAnswer, fields.answer),
    }),
  )
}

/** The hospital answers whether it arranges a substitute for a date. */
export const answerSubstituteFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: ANSWER_SUBSTITUTE_FORM,
      run: answer,
      typed: ({ form }) => ({ answer: typedIn(form, 'answer'), word: typedIn(form, 'word') }),
      isDone: ({ outcome }) => outcome === 'ARRANGED' || outcome === 'DECLINED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalCancellation(workId, { substitute: outcome }),
    }),
  )
