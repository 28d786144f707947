import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  RehireInterestOutcome,
  ListOfferHoursRequestSchema,
  ListSwitchedOffRequestSchema,
  RehireOffers,
  SetRehireInterestRequestSchema,
  SwitchOffersOnOutcome,
  SwitchOffersOnRequestSchema,
} from '../../contract/gen/rehire_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toRehireOffers, toSurvey } from '../../platform/addresses.ts'
import { callWork } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../applications/application-refusal.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { fieldsOf, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'

const interestSchema = fieldsOf({
  workId: v.pipe(v.string(), v.uuid()),
  idempotencyKey: submissionKey,
  interest: v.picklist(['ON', 'OFF']),
})

async function choose({ workId, idempotencyKey, interest }: v.InferOutput<typeof interestSchema>) {
  const request = create(SetRehireInterestRequestSchema, {
    workId,
    idempotencyKey,
    isWanted: interest === 'ON',
  })
  const { outcome } = await callWork(RehireOffers.method.setRehireInterest, request)
  return {
    outcome: requiredWord(RehireInterestOutcome, outcome, 'SetRehireInterest.outcome'),
  }
}

/** The doctor's choice about offers of the hospital of a work. */
export const setRehireInterest = createServerFn({ method: 'POST' })
  .validator(interestSchema)
  .handler(
    postedCommand({
      run: choose,
      next: ({ outcome }, { workId }) => toSurvey(workId, { interest: outcome }),
    }),
  )

/** What the totals of the doctor's hours become with an offer, by its id. */
export const listOfferHours = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWork(RehireOffers.method.listOfferHours, create(ListOfferHoursRequestSchema), await callerIdToken()),
  )
  return Object.fromEntries(answer?.offers.map(({ id, sentence }) => [id, sentence]) ?? [])
})

/** Hospitals whose offers the doctor has switched off. */
export const listSwitchedOff = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWork(
      RehireOffers.method.listSwitchedOff,
      create(ListSwitchedOffRequestSchema),
      await callerIdToken(),
    ),
  )
  return (answer?.hospitals ?? []).map(({ hospitalId, hospitalName }) => ({
    id: hospitalId,
    name: hospitalName,
  }))
})

const switchOnSchema = fieldsOf({
  hospitalId: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
  idempotencyKey: submissionKey,
})

async function switchOn(fields: v.InferOutput<typeof switchOnSchema>) {
  const { outcome } = await callWork(
    RehireOffers.method.switchOffersOn,
    create(SwitchOffersOnRequestSchema, fields),
  )
  return { outcome: requiredWord(SwitchOffersOnOutcome, outcome, 'SwitchOffersOn.outcome') }
}

/** The doctor wants offers of a hospital again. */
export const switchOffersOn = createServerFn({ method: 'POST' })
  .validator(switchOnSchema)
  .handler(
    postedCommand({
      run: switchOn,
      next: ({ outcome }, { hospitalId }) => toRehireOffers({ switched: outcome, hospital: hospitalId }),
    }),
  )
