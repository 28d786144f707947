import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ChangeDecision, ChangeReview, DecideChangeOutcome } from '../../contract/gen/change_review_pb.ts'
import { wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toStaff } from '../../platform/addresses.ts'
import { callStaffRaw } from '../../services/staff/staff.server.ts'
import { fieldsOf, submissionKey, longText } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import type { ChangeDecisionOutcome } from './change-decision.ts'
import { changeView } from './change-view.ts'
import { QUEUES } from './review-search.ts'

const SHOWN = 50

/** Open requests to change verified values, the oldest first. */
export const listOpenChangesFn = createServerFn().handler(async () => {
  const { changes, total } = await callStaffRaw(ChangeReview.method.listOpenChanges, { limit: SHOWN })
  return { changes: changes.map(changeView), total }
})

export const listDoctorChangesFn = createServerFn()
  .validator(uuid)
  .handler(async ({ data: doctorId }) => {
    const { changes } = await callStaffRaw(ChangeReview.method.listDoctorChanges, { doctorId })
    return changes.map(changeView)
  })

const decideSchema = fieldsOf({
  changeId: uuid,
  doctorId: uuid,
  queue: v.picklist(QUEUES),
  decision: v.picklist(['', 'APPROVE', 'RETURN']),
  reason: longText,
  seenProofId: v.pipe(v.string(), v.maxLength(36)),
  idempotencyKey: submissionKey,
})

async function decide(form: v.InferOutput<typeof decideSchema>): Promise<{ outcome: ChangeDecisionOutcome }> {
  if (form.decision === '') return { outcome: 'NOT_CHOSEN' }
  const { queue: _queue, doctorId: _doctorId, ...rest } = form
  const request = { ...rest, decision: ChangeDecision[form.decision] }
  return wordOfOutcome(DecideChangeOutcome, callStaffRaw(ChangeReview.method.decideChange, request))
}

export const decideChangeFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      run: decide,
      next: ({ outcome: change }, { queue, doctorId: doctor }) =>
        toStaff({ queue, doctor, change }, 'changes'),
    }),
  )
