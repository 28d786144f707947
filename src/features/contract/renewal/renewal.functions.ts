import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ContractRenewals } from '../../../contract/gen/contract_renewal_pb.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { uuid } from '../../../domain/uuid.ts'
import { RENEWAL_ANSWER } from '../../../domain/work/renewal.ts'
import { toRegularSchedule } from '../../../platform/addresses.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { ANSWER_RENEWAL_FORM } from './renewal-form-data.ts'

/** Renewals that wait for the doctor's answer; none for an account without a doctor. */
export const listRenewalOffersFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWork(ContractRenewals.method.listRenewalOffers, {}, await callerIdToken()),
  )
  return answer?.offers ?? []
})

/** The doctor accepts an offered renewal, or declines it. */
export const answerRenewalFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      applicationId: uuid,
      regularWorkId: decimalId,
      idempotencyKey: submissionKey,
      renewalId: uuid,
      offerNumber: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
      answer: wordIn(RENEWAL_ANSWER),
      word: longText,
    }),
  )
  .handler(
    postedCommand({
      form: ANSWER_RENEWAL_FORM,
      run: ({ regularWorkId: _page, ...answer }) => callWork(ContractRenewals.method.answerRenewal, answer),
      done: ['ACCEPTED', 'DECLINED'],
      next: ({ outcome }, { regularWorkId }) => toRegularSchedule(regularWorkId, { renewal: outcome }),
    }),
  )
