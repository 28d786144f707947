import { createServerFn } from '@tanstack/react-start'
import { DateChanges } from '../../contract/gen/date_change_pb.ts'
import { DateChanges as HospitalDateChanges } from '../../contract/gen/hospital_date_change_pb.ts'
import { toCancellation, toHospitalCancellation } from '../../platform/addresses.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { callWork } from '../../services/work/work.server.ts'
import { fieldsOf, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { ANSWER_CHANGE_FORM, PROPOSE_CHANGE_FORM } from './change-form-data.ts'
import { answerFields, namedWork, timeFields, typedTimes, workFields } from './work-field-schema.ts'

/** A request of the hospital to move a work: asking, taking it back, and the doctor's answer. */

export const proposeDateChangeFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...namedWork, ...timeFields }))
  .handler(
    postedCommand({
      form: PROPOSE_CHANGE_FORM,
      run: (asked) =>
        callHospital(HospitalDateChanges.method.proposeDateChange, { ...asked, ...typedTimes(asked) }),
      done: 'REQUESTED',
      next: ({ outcome }, { workId }) => toHospitalCancellation(workId, { proposed: outcome }),
    }),
  )

export const retractDateChangeFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(namedWork))
  .handler(
    postedCommand({
      run: (named) => callHospital(HospitalDateChanges.method.retractDateChange, named),
      next: ({ outcome }, { workId }) => toHospitalCancellation(workId, { retracted: outcome }),
    }),
  )

/** The doctor answers the hospital's request. */
export const answerDateChangeFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...workFields, ...answerFields, shortRestAcknowledged: ticked }))
  .handler(
    postedCommand({
      form: ANSWER_CHANGE_FORM,
      run: (answered) => callWork(DateChanges.method.answerDateChange, answered),
      done: ['ACCEPTED', 'DECLINED'],
      next: ({ outcome }, fields) => toCancellation(fields, { changeAnswer: outcome }, 'date-change'),
    }),
  )
