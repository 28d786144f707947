import * as v from 'valibot'
import { OFFER_ANSWER, type OfferAnswer } from '../../../../domain/application/offer-answer.ts'
import { uuid } from '../../../../domain/uuid.ts'
import { fieldsOf, submissionKey, ticked } from '../../../forms/form-fields.ts'

const isAnswer = (word: unknown): word is OfferAnswer =>
  typeof word === 'string' && Object.hasOwn(OFFER_ANSWER, word)

/** The posted answer to an offer, by script or by the browser itself. */
export const offerFormSchema = fieldsOf({
  applicationId: uuid,
  answer: v.pipe(v.string(), v.guard(isAnswer)),
  shortRestAcknowledged: ticked,
  idempotencyKey: submissionKey,
})
