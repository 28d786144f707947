import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ChangeReview } from '../../contract/gen/change_review_pb.ts'
import { uuid } from '../../domain/uuid.ts'
import { toStaff } from '../../platform/addresses.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { fieldsOf, submissionKey, longText } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import type { ChangeDecisionOutcome } from './change-decision.ts'
import { changeView } from './change-view.ts'
import { QUEUES } from './review-search.ts'

const SHOWN = 50

/** Open requests to change verified values, the oldest first. */
export const listOpenChangesFn = createServerFn().handler(async () => {
  const { changes, total } = await callStaff(ChangeReview.method.listOpenChanges, { limit: SHOWN })
  return { changes: changes.map(changeView), total }
})

export const listDoctorChangesFn = createServerFn()
  .validator(uuid)
  .handler(async ({ data: doctorId }) => {
    const { changes } = await callStaff(ChangeReview.method.listDoctorChanges, { doctorId })
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

export const decideChangeFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      run: async ({
        decision,
        queue: _queue,
        doctorId: _doctorId,
        ...of
      }): Promise<{ outcome: ChangeDecisionOutcome }> =>
        decision === ''
          ? { outcome: 'NOT_CHOSEN' }
          : callStaff(ChangeReview.method.decideChange, { ...of, decision }),
      next: ({ outcome: change }, { queue, doctorId: doctor }) =>
        toStaff({ queue, doctor, change }, 'changes'),
    }),
  )
