import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AnswerObjectionOutcome,
  ObjectionAnswer,
  WorkObjections,
} from '../../../contract/gen/hospital_objection_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalReport } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { objectionView } from '../objection/objection-view.ts'
import { REPORT_FIELDS } from '../doctor/report-check.ts'
import { reportedOf } from '../doctor/reported-form.ts'
import { checkObjectionAnswer } from './objection-answer-check.ts'
import { OBJECTION_ANSWER_FORM } from './posted-forms.ts'

/** The doctor's objection to the report of a work; null for an unknown work. */
export const getWorkObjectionFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const found = await callHospitalRaw(WorkObjections.method.getWorkObjection, { workId })
      const { objection, mayAnswer, isPaid } = found
      return { objection: objection ? objectionView(objection) : null, mayAnswer, isPaid }
    }),
  )

/** Open objections of doctors to works at the chosen hospital, the earliest deadline first. */
export const listOpenObjectionsFn = createServerFn().handler(async () => {
  const { objections } = await callHospitalRaw(WorkObjections.method.listOpenObjections, {})
  return objections.flatMap(({ workId, doctorName, startTime, endTime, objection }) =>
    objection
      ? {
          workId,
          doctorName,
          shift: shiftText(instantText(startTime) ?? '', instantText(endTime) ?? ''),
          objection: objectionView(objection),
        }
      : [],
  )
})

const short = v.pipe(v.string(), v.maxLength(40))
const answerSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  objectionAnswer: short,
  addedYen: short,
  objectionNote: longText,
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkObjectionAnswer(form))
  if (invalid) return invalid
  const { workId, idempotencyKey } = fields
  return wordOfOutcome(
    AnswerObjectionOutcome,
    callHospitalRaw(WorkObjections.method.answerObjection, {
      workId,
      idempotencyKey,
      answer: numberOf(ObjectionAnswer, fields.objectionAnswer),
      addedYen: typedNumber(fields.addedYen) ?? 0,
      note: fields.objectionNote,
      ...(form.has('corrects') && { corrected: reportedOf(form) }),
    }),
  )
}

/** The hospital answers an objection. */
export const answerObjectionFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: OBJECTION_ANSWER_FORM,
      run: answer,
      typed: ({ form }) => ({
        objectionAnswer: typedIn(form, 'objectionAnswer'),
        addedYen: typedIn(form, 'addedYen'),
        corrects: typedIn(form, 'corrects'),
        ...Object.fromEntries(REPORT_FIELDS.map((name) => [name, typedIn(form, name)])),
        objectionNote: typedIn(form, 'objectionNote'),
      }),
      isDone: ({ outcome }) => outcome === 'AGREED' || outcome === 'DECLINED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalReport(workId, { objection: outcome }),
    }),
  )
