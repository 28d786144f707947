import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  CautionDecision,
  DecideCautionOutcome,
  DecideNoShowOutcome,
  NoShowDecision,
  Troubles,
} from '../../contract/gen/trouble_pb.ts'
import { numberOf, wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toStaffTroubles } from '../../platform/addresses.ts'
import { callStaffRaw } from '../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkCautionDecision, checkNoShowDecision } from './decision-check.ts'
import { DECIDE_CAUTION_FORM, DECIDE_NO_SHOW_FORM } from './trouble-search.ts'
import { busyPermitView, troubleView } from './trouble-view.ts'

export const listTroublesFn = createServerFn().handler(async () => {
  const answer = await callStaffRaw(Troubles.method.listTroubles, {})
  return {
    troubles: answer.troubles.map(troubleView),
    busyPermits: answer.busyPermits.map(busyPermitView),
    shown: answer.troubles.length + answer.busyPermits.length,
    total: answer.total + answer.busyPermitsTotal,
  }
})

const decideSchema = formWith({
  workId: uuid,
  decision: v.pipe(v.string(), v.maxLength(20)),
  reason: longText,
  idempotencyKey: submissionKey,
})

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkNoShowDecision(form))
  if (invalid) return invalid
  const request = { ...fields, decision: numberOf(NoShowDecision, fields.decision) }
  return wordOfOutcome(DecideNoShowOutcome, callStaffRaw(Troubles.method.decideNoShow, request))
}

/** Decides whether the doctor of a work was absent. */
export const decideNoShowFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_NO_SHOW_FORM,
      run: decide,
      typed: ({ form }) => ({ decision: typedIn(form, 'decision'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'CONFIRMED' || outcome === 'REJECTED',
      next: ({ outcome }, { fields: { workId: work } }) => toStaffTroubles({ outcome, work }),
    }),
  )

async function decideOnCaution({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkCautionDecision(form))
  if (invalid) return invalid
  const request = { ...fields, decision: numberOf(CautionDecision, fields.decision) }
  return wordOfOutcome(DecideCautionOutcome, callStaffRaw(Troubles.method.decideCaution, request))
}

/** Decides about a doctor's objection to 注意 or absence. */
export const decideCautionFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_CAUTION_FORM,
      run: decideOnCaution,
      typed: ({ form }) => ({ decision: typedIn(form, 'decision'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'TAKEN_BACK' || outcome === 'KEPT',
      next: ({ outcome }, { fields: { workId: work } }) => toStaffTroubles({ caution: outcome, work }),
    }),
  )
