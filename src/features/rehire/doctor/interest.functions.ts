import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  RehireInterestOutcome,
  RehireOffers,
  SwitchOffersOnOutcome,
} from '../../../contract/gen/rehire_pb.ts'
import { wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toRehireOffers, toSurvey } from '../../../platform/addresses.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { fieldsOf, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'

const interestSchema = fieldsOf({
  workId: uuid,
  idempotencyKey: submissionKey,
  interest: v.picklist(['ON', 'OFF']),
})

async function choose({ workId, idempotencyKey, interest }: v.InferOutput<typeof interestSchema>) {
  return wordOfOutcome(
    RehireInterestOutcome,
    callWorkRaw(RehireOffers.method.setRehireInterest, {
      workId,
      idempotencyKey,
      isWanted: interest === 'ON',
    }),
  )
}

/** The doctor's choice about offers of the hospital of a work. */
export const setRehireInterestFn = createServerFn({ method: 'POST' })
  .validator(interestSchema)
  .handler(
    postedCommand({
      run: choose,
      next: ({ outcome }, { workId }) => toSurvey(workId, { interest: outcome }),
    }),
  )

/** What the totals of the doctor's hours become with an offer, by its id. */
export const listRehireHoursFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWorkRaw(RehireOffers.method.listOfferHours, {}, await callerIdToken()),
  )
  return Object.fromEntries(answer?.offers.map(({ id, sentence }) => [id, sentence]) ?? [])
})

/** Hospitals whose offers the doctor has switched off. */
export const listSwitchedOffFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWorkRaw(RehireOffers.method.listSwitchedOff, {}, await callerIdToken()),
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
  return wordOfOutcome(SwitchOffersOnOutcome, callWorkRaw(RehireOffers.method.switchOffersOn, fields))
}

/** The doctor wants offers of a hospital again. */
export const switchRehireOnFn = createServerFn({ method: 'POST' })
  .validator(switchOnSchema)
  .handler(
    postedCommand({
      run: switchOn,
      next: ({ outcome }, { hospitalId }) => toRehireOffers({ switched: outcome, hospital: hospitalId }),
    }),
  )
