import { createServerFn } from '@tanstack/react-start'
import { AnswerOfferOutcome, OfferAnswer, Work } from '../../../../contract/gen/work_pb.ts'
import { wordOfOutcome } from '../../../../contract/wire-word.ts'
import { toApplied, toMatched } from '../../../../platform/addresses.ts'
import { callWorkRaw } from '../../../../services/work/work.server.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { offerFormSchema, type OfferForm } from './offer-form-data.ts'

async function answer({ answer: word, ...fields }: OfferForm) {
  return wordOfOutcome(
    AnswerOfferOutcome,
    callWorkRaw(Work.method.answerOffer, { ...fields, answer: OfferAnswer[word] }),
  )
}

export const answerOfferFn = createServerFn({ method: 'POST' })
  .validator(offerFormSchema)
  .handler(
    postedCommand({
      run: answer,
      next: ({ outcome }, { applicationId: application }) =>
        (outcome === 'MATCHED' ? toMatched : toApplied)({ application, answered: outcome }),
    }),
  )
