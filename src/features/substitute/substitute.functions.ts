import { createServerFn } from '@tanstack/react-start'
import { Substitutes as HospitalSubstitutes } from '../../contract/gen/hospital_substitute_pb.ts'
import { Substitutes } from '../../contract/gen/substitute_pb.ts'
import { uuid } from '../../domain/uuid.ts'
import { toCancellation, toHospitalCancellation } from '../../platform/addresses.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { callWork } from '../../services/work/work.server.ts'
import { namedWork, workFields } from '../date-change/work-field-schema.ts'
import { fieldsOf, longText, wordIn } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { ANSWER_SUBSTITUTE_FORM } from './substitute-form-data.ts'

export const startSearchFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(workFields))
  .handler(
    postedCommand({
      run: (named) => callWork(Substitutes.method.startSearch, named),
      next: ({ outcome }, fields) => toCancellation(fields, { search: outcome }, 'substitute'),
    }),
  )

export const stopSearchFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(workFields))
  .handler(
    postedCommand({
      run: (named) => callWork(Substitutes.method.stopSearch, named),
      next: ({ outcome }, fields) => toCancellation(fields, { searchStopped: outcome }, 'substitute'),
    }),
  )

/** The hospital answers whether it arranges a substitute for a date. */
export const answerSubstituteFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      ...namedWork,
      searchId: uuid,
      answer: wordIn({ ARRANGE: true, DECLINE: true }),
      word: longText,
    }),
  )
  .handler(
    postedCommand({
      form: ANSWER_SUBSTITUTE_FORM,
      run: (answered) => callHospital(HospitalSubstitutes.method.answerSubstitute, answered),
      done: ['ARRANGED', 'DECLINED'],
      next: ({ outcome }, { workId }) => toHospitalCancellation(workId, { substitute: outcome }),
    }),
  )
