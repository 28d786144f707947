import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { DocumentKind } from '../../../contract/gen/registration_pb.ts'
import { DeclineRehireOutcome, RehireOffers } from '../../../contract/gen/rehire_pb.ts'
import { ApplyOutcome } from '../../../contract/gen/work_pb.ts'
import { requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toRehireOffers } from '../../../platform/addresses.ts'
import { nowMs } from '../../../platform/clock.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { documentKinds } from '../../application/doctor/application-view.ts'
import {
  weekdayNumbersIn,
  wishProblems,
} from '../../application/doctor/apply-regular/apply-regular-form-data.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText, ticked } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkAccept } from './accept-check.ts'
import { checkDecline } from './decline-check.ts'
import { ACCEPT_FORM, DECLINE_FORM } from './posted-forms.ts'
import { rehireView } from './rehire-view.ts'

const DOCUMENTS = ['LICENCE', 'IDENTITY'] as const

/** The doctor's offers; none for an account without a doctor. */
export const listRehiresFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWorkRaw(RehireOffers.method.listRehireOffers, {}, await callerIdToken()),
  )
  const now = nowMs()
  return {
    offers: answer?.offers.map((one) => rehireView(one, now)) ?? [],
    documents: documentKinds(answer?.shareableDocuments ?? []),
  }
})

/** Tells the hospitals that their offers were seen. */
export const viewRehiresFn = createServerFn({ method: 'POST' })
  .validator(v.pipe(v.array(uuid), v.maxLength(100)))
  .handler(async ({ data: ids }) => {
    await callWorkRaw(RehireOffers.method.viewRehireOffers, { ids })
  })

const acceptSchema = formWith({
  id: uuid,
  idempotencyKey: submissionKey,
  listingVersion: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
  shortRestAcknowledged: ticked,
  startDate: v.pipe(v.string(), v.maxLength(40)),
})

const weekdaysIn = (form: FormData): string[] =>
  form.getAll('weekdays').filter((value) => typeof value === 'string')

async function accept({ form, fields }: v.InferOutput<typeof acceptSchema>): Promise<FormAnswer> {
  // Whether the rest is short, the server of the works knows.
  const invalid = invalidAnswer(checkAccept(form, false))
  if (invalid) return invalid
  const shared = DOCUMENTS.filter((kind) => form.getAll('sharedDocuments').includes(kind))
  const { outcome } = await callWorkRaw(RehireOffers.method.acceptRehireOffer, {
    ...fields,
    weekdays: v.parse(weekdayNumbersIn, weekdaysIn(form)),
    sharedDocuments: shared.map((kind) => DocumentKind[kind]),
  })
  const word = requiredWord(ApplyOutcome, outcome, 'AcceptRehireOffer.outcome')
  return { outcome: word, problems: wishProblems(word) }
}

export const acceptRehireFn = createServerFn({ method: 'POST' })
  .validator(acceptSchema)
  .handler(
    postedCommand({
      form: ACCEPT_FORM,
      run: accept,
      typed: ({ form, fields: { id, startDate } }) => ({
        id,
        startDate,
        weekdays: weekdaysIn(form).join(','),
      }),
      isDone: ({ outcome }) => outcome === 'MATCHED',
      next: ({ outcome }, { fields: { id } }) => toRehireOffers({ accepted: outcome, offer: id }),
    }),
  )

const declineSchema = formWith({
  id: uuid,
  idempotencyKey: submissionKey,
  reason: longText,
  noMore: ticked,
})

async function decline({ form, fields }: v.InferOutput<typeof declineSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDecline(form))
  if (invalid) return invalid
  return wordOfOutcome(DeclineRehireOutcome, callWorkRaw(RehireOffers.method.declineRehireOffer, fields))
}

export const declineRehireFn = createServerFn({ method: 'POST' })
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
