import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { WorkObjections } from '../../../contract/gen/hospital_objection_pb.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { uuid } from '../../../domain/uuid.ts'
import { OBJECTION_ANSWER } from '../../../domain/work/objection.ts'
import { toHospitalReport } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { reportedOf } from '../doctor/reported-form.ts'
import { OBJECTION_ANSWER_FORM } from './objection-answer-form-data.ts'

/** The doctor's objection to the report of a work; null for an unknown work. */
export const getWorkObjectionFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(() => callHospital(WorkObjections.method.getWorkObjection, { workId })),
  )

/** Open objections of doctors to works at the chosen hospital, the earliest deadline first. */
export const listOpenObjectionsFn = createServerFn().handler(async () => {
  const { objections } = await callHospital(WorkObjections.method.listOpenObjections, {})
  return objections
})

/** The hospital answers an objection. */
export const answerObjectionFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      workId: uuid,
      idempotencyKey: submissionKey,
      objectionAnswer: wordIn(OBJECTION_ANSWER),
      addedYen: v.pipe(v.string(), v.maxLength(40)),
      objectionNote: longText,
    }),
  )
  .handler(
    postedCommand({
      form: OBJECTION_ANSWER_FORM,
      run: ({ objectionAnswer: answer, objectionNote: note, addedYen, ...named }, posted) =>
        callHospital(WorkObjections.method.answerObjection, {
          ...named,
          answer,
          note,
          addedYen: typedNumber(addedYen) ?? 0,
          corrected: posted.has('corrects') ? { ...reportedOf(posted), comment: '' } : null,
        }),
      done: ['AGREED', 'DECLINED'],
      next: ({ outcome }, { workId }) => toHospitalReport(workId, { objection: outcome }),
    }),
  )
