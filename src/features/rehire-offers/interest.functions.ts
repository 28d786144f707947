import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  RehireInterestOutcome,
  RehireOffers,
  SetRehireInterestRequestSchema,
} from '../../contract/gen/rehire_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toSurvey } from '../../platform/addresses.ts'
import { callWork } from '../../services/work/work.server.ts'
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
