import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AnswerRenewalOutcome,
  ContractRenewals,
  RenewalAnswer,
} from '../../../contract/gen/contract_renewal_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toRegularSchedule } from '../../../platform/addresses.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { ANSWER_RENEWAL_FORM } from './posted-forms.ts'
import { checkRenewalAnswer } from './renewal-check.ts'

/** Renewals that wait for the doctor's answer; none for an account without a doctor. */
export const listRenewalOffersFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWorkRaw(ContractRenewals.method.listRenewalOffers, {}, await callerIdToken()),
  )
  return (
    answer?.offers.map(({ regularWorkId, hospitalName, pattern, termEnd, newEnd, dueOn }) => ({
      regularWorkId,
      hospitalName,
      pattern,
      termEnd,
      newEnd,
      dueOn,
    })) ?? []
  )
})

const answerSchema = formWith({
  applicationId: uuid,
  regularWorkId: decimalId,
  idempotencyKey: submissionKey,
  renewalId: uuid,
  offerNumber: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
  answer: v.pipe(v.string(), v.maxLength(20)),
  word: longText,
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkRenewalAnswer(form))
  if (invalid) return invalid
  const { regularWorkId: _listing, ...asked } = fields
  return wordOfOutcome(
    AnswerRenewalOutcome,
    callWorkRaw(ContractRenewals.method.answerRenewal, {
      ...asked,
      answer: numberOf(RenewalAnswer, asked.answer),
    }),
  )
}

/** The doctor accepts an offered renewal, or declines it. */
export const answerRenewalFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: ANSWER_RENEWAL_FORM,
      run: answer,
      typed: ({ form }) => ({
        answer: typedIn(form, 'answer'),
        word: typedIn(form, 'word'),
      }),
      isDone: ({ outcome }) => outcome === 'ACCEPTED' || outcome === 'DECLINED',
      next: ({ outcome }, { fields }) => toRegularSchedule(fields.regularWorkId, { renewal: outcome }),
    }),
  )
