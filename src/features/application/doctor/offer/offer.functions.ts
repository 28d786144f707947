import { createServerFn } from '@tanstack/react-start'
import { Work } from '../../../../contract/gen/work_pb.ts'
import { toApplied, toMatched } from '../../../../platform/addresses.ts'
import { callWork } from '../../../../services/work/work.server.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { offerFormSchema } from './offer-form-data.ts'

export const answerOfferFn = createServerFn({ method: 'POST' })
  .validator(offerFormSchema)
  .handler(
    postedCommand({
      run: (answered) => callWork(Work.method.answerOffer, answered),
      next: ({ outcome }, { applicationId: application }) =>
        (outcome === 'MATCHED' ? toMatched : toApplied)({ application, answered: outcome }),
    }),
  )
