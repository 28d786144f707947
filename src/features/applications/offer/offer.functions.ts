import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import {
  AnswerOfferOutcome,
  AnswerOfferRequestSchema,
  OfferAnswer,
  Work,
} from '../../../contract/gen/work_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { toApplied, toMatched } from '../../../platform/addresses.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { offerFormSchema, type OfferForm } from './offer-form-data.ts'

async function answer({ answer: word, ...fields }: OfferForm) {
  const request = create(AnswerOfferRequestSchema, { ...fields, answer: OfferAnswer[word] })
  const { outcome } = await callWork(Work.method.answerOffer, request)
  return { outcome: requiredWord(AnswerOfferOutcome, outcome, 'AnswerOffer.outcome') }
}

export const answerOffer = createServerFn({ method: 'POST' })
  .validator(offerFormSchema)
  .handler(
    postedCommand({
      run: answer,
      next: ({ outcome }, { applicationId: application }) =>
        (outcome === 'MATCHED' ? toMatched : toApplied)({ application, answered: outcome }),
    }),
  )
