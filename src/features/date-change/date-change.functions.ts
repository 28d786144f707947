import { createServerFn } from '@tanstack/react-start'
import { DateChanges } from '../../contract/gen/date_change_pb.ts'
import { DateChanges as HospitalDateChanges } from '../../contract/gen/hospital_date_change_pb.ts'
import { toCancellation, toHospitalCancellation } from '../../platform/addresses.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { callWork } from '../../services/work/work.server.ts'
import { fieldsOf, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { CHANGE_FORM, DECIDE_CHANGE_FORM } from './change-form-data.ts'
import { answerFields, namedWork, timeFields, typedTimes, workFields } from './work-field-schema.ts'

/** A request of the doctor to move a work: asking, taking it back, and the hospital's answer. */

export const requestDateChangeFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...workFields, ...timeFields, shortRestAcknowledged: ticked }))
  .handler(
    postedCommand({
      form: CHANGE_FORM,
      run: (asked) => callWork(DateChanges.method.requestDateChange, { ...asked, ...typedTimes(asked) }),
      done: 'REQUESTED',
      next: ({ outcome }, fields) => toCancellation(fields, { change: outcome }, 'date-change'),
    }),
  )

export const withdrawDateChangeFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(workFields))
  .handler(
    postedCommand({
      run: (named) => callWork(DateChanges.method.withdrawDateChange, named),
      next: ({ outcome }, fields) => toCancellation(fields, { changeWithdrawn: outcome }, 'date-change'),
    }),
  )

export const decideDateChangeFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...namedWork, ...answerFields }))
  .handler(
    postedCommand({
      form: DECIDE_CHANGE_FORM,
      run: (decided) => callHospital(HospitalDateChanges.method.decideDateChange, decided),
      done: ['ACCEPTED', 'DECLINED'],
      next: ({ outcome }, { workId }) => toHospitalCancellation(workId, { change: outcome }),
    }),
  )
