import { createServerFn } from '@tanstack/react-start'
import { Troubles } from '../../contract/gen/trouble_pb.ts'
import type { Shown } from '../../contract/plain.ts'
import { withStartDay } from '../../domain/text/day-kind.ts'
import { uuid } from '../../domain/uuid.ts'
import { toStaffTroubles } from '../../platform/addresses.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { DECIDE_CAUTION_FORM, DECIDE_NO_SHOW_FORM } from './decision-form-data.ts'

export type Trouble = ReturnType<typeof withStartDay<Shown<'dp.staff.Trouble'>>>

export const listTroublesFn = createServerFn().handler(async () => {
  const { troubles, busyPermits, total, busyPermitsTotal } = await callStaff(Troubles.method.listTroubles, {})
  return {
    troubles: troubles.map(withStartDay),
    busyPermits,
    shown: troubles.length + busyPermits.length,
    total: total + busyPermitsTotal,
  }
})

const reasoned = { workId: uuid, reason: longText, idempotencyKey: submissionKey }

/** Decides whether the doctor of a work was absent. */
export const decideNoShowFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...reasoned, decision: wordIn({ CONFIRMED: true, REJECTED: true }) }))
  .handler(
    postedCommand({
      form: DECIDE_NO_SHOW_FORM,
      run: (decided) => callStaff(Troubles.method.decideNoShow, decided),
      done: ['CONFIRMED', 'REJECTED'],
      next: ({ outcome }, { workId: work }) => toStaffTroubles({ outcome, work }),
    }),
  )

/** Decides about a doctor's objection to 注意 or absence. */
export const decideCautionFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...reasoned, decision: wordIn({ TAKEN_BACK: true, KEPT: true }) }))
  .handler(
    postedCommand({
      form: DECIDE_CAUTION_FORM,
      run: (decided) => callStaff(Troubles.method.decideCaution, decided),
      done: ['TAKEN_BACK', 'KEPT'],
      next: ({ outcome }, { workId: work }) => toStaffTroubles({ caution: outcome, work }),
    }),
  )
