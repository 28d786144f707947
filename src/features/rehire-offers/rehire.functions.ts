import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { DocumentKind } from '../../contract/gen/registration_pb.ts'
import {
  AcceptRehireOfferRequestSchema,
  DeclineRehireOfferRequestSchema,
  DeclineRehireOutcome,
  ListRehireOffersRequestSchema,
  RehireOffers,
  ViewRehireOffersRequestSchema,
} from '../../contract/gen/rehire_pb.ts'
import { ApplyOutcome } from '../../contract/gen/work_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toRehireOffers } from '../../platform/addresses.ts'
import { nowMs } from '../../platform/clock.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { callWork } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../applications/application-refusal.ts'
import { documentKinds } from '../applications/application-view.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey, typedLines } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkDecline } from './decline-check.ts'
import { DECLINE_FORM } from './posted-forms.ts'
import { rehireView } from './rehire-view.ts'

const uuid = v.pipe(v.string(), v.uuid())
const ticked = v.pipe(
  v.string(),
  v.transform((value) => value !== ''),
)
const DOCUMENTS = ['LICENCE', 'IDENTITY'] as const

/** The doctor's offers; none for an account without a doctor. */
export const listRehireOffers = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWork(
      RehireOffers.method.listRehireOffers,
      create(ListRehireOffersRequestSchema),
      await callerIdToken(),
    ),
  )
  const now = nowMs()
  return {
    offers: answer?.offers.map((one) => rehireView(one, now)) ?? [],
    documents: documentKinds(answer?.shareableDocuments ?? []),
  }
})

/** Tells the hospitals that their offers were seen. */
export const viewRehireOffers = createServerFn({ method: 'POST' })
  .validator(v.pipe(v.array(uuid), v.maxLength(100)))
  .handler(async ({ data: ids }) => {
    await callWork(RehireOffers.method.viewRehireOffers, create(ViewRehireOffersRequestSchema, { ids }))
  })

const acceptSchema = formWith({
  id: uuid,
  idempotencyKey: submissionKey,
  listingVersion: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
  shortRestAcknowledged: ticked,
})

async function accept({ form, fields }: v.InferOutput<typeof acceptSchema>) {
  const shared = DOCUMENTS.filter((kind) => form.getAll('sharedDocuments').includes(kind))
  const { outcome } = await callWork(
    RehireOffers.method.acceptRehireOffer,
    create(AcceptRehireOfferRequestSchema, {
      ...fields,
      sharedDocuments: shared.map((kind) => DocumentKind[kind]),
    }),
  )
  return {
    outcome: requiredWord(ApplyOutcome, outcome, 'AcceptRehireOffer.outcome'),
  }
}

export const acceptRehireOffer = createServerFn({ method: 'POST' })
  .validator(acceptSchema)
  .handler(
    postedCommand({
      run: accept,
      next: ({ outcome }, { fields: { id } }) => toRehireOffers({ accepted: outcome, offer: id }),
    }),
  )

const declineSchema = formWith({
  id: uuid,
  idempotencyKey: submissionKey,
  reason: v.pipe(typedLines, v.maxLength(5_000)),
  noMore: ticked,
})

async function decline({ form, fields }: v.InferOutput<typeof declineSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDecline(form))
  if (invalid) return invalid
  const { outcome } = await callWork(
    RehireOffers.method.declineRehireOffer,
    create(DeclineRehireOfferRequestSchema, fields),
  )
  return {
    outcome: requiredWord(DeclineRehireOutcome, outcome, 'DeclineRehireOffer.outcome'),
  }
}

export const declineRehireOffer = createServerFn({ method: 'POST' })
  .validator(declineSchema)
  .handler(
    postedCommand({
      form: DECLINE_FORM,
      run: decline,
      typed: ({ form }) => ({
        id: typedIn(form, 'id'),
        reason: typedIn(form, 'reason'),
      }),
      isDone: ({ outcome }) => outcome === 'DECLINED',
      next: ({ outcome }, { fields: { id } }) => toRehireOffers({ declined: outcome, offer: id }),
    }),
  )
