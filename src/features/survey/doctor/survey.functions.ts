import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Surveys } from '../../../contract/gen/survey_pb.ts'
import type { Shown } from '../../../contract/plain.ts'
import { uuid } from '../../../domain/uuid.ts'
import { MATCH_ANSWER, REWORK_ANSWER } from '../../../domain/work/survey.ts'
import { toSurvey } from '../../../platform/addresses.ts'
import { now } from '../../../platform/clock.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { shownRecord } from '../../record/doctor/record-view.ts'
import { SUBMIT, SURVEY_FORM } from './survey-form-data.ts'

/** The answers as the form's values: by field name, empty where none is given. */
const valuesOf = (answers: Shown<'dp.work.SurveyAnswers'>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value || '')]))

/** The doctor's survey about a work; null for a work that is not the doctor's. */
export const getSurveyFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { work, answers, ...survey } = await callWork(Surveys.method.getSurvey, { workId })
      return { ...survey, work: shownRecord(work, now()), values: valuesOf(answers) }
    }),
  )

const match = wordIn(MATCH_ANSWER)
const scale = v.pipe(
  v.string(),
  v.regex(/^[1-5]?$/),
  v.transform((typed) => Number(typed || 0)),
)

const survey = fieldsOf({
  workId: uuid,
  idempotencyKey: submissionKey,
  intent: v.pipe(v.string(), v.maxLength(20)),
  duty: match,
  time: match,
  break: match,
  pay: match,
  busyness: scale,
  handover: scale,
  facilities: scale,
  rework: wordIn(REWORK_ANSWER),
  good: longText,
  improve: longText,
  onlyToOperator: longText,
})

export const saveSurveyFn = createServerFn({ method: 'POST' })
  .validator(survey)
  .handler(
    postedCommand({
      form: SURVEY_FORM,
      run: ({ workId, idempotencyKey, intent, ...answers }) =>
        callWork(Surveys.method.saveSurvey, {
          workId,
          idempotencyKey,
          isSubmitted: intent === SUBMIT,
          answers,
        }),
      done: ['SUBMITTED', 'DRAFT_SAVED'],
      next: ({ outcome }, { workId }) => toSurvey(workId, { outcome }),
    }),
  )
