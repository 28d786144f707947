import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  MatchAnswer,
  ReworkAnswer,
  SaveSurveyOutcome,
  SurveyPhase,
  Surveys,
  type SurveyAnswers,
} from '../../../contract/gen/survey_pb.ts'
import { numberOf, requiredWord, wireWordOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toSurvey } from '../../../platform/addresses.ts'
import { now } from '../../../platform/clock.ts'
import { ifFound } from '../../../services/refusal.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { shownRecord } from '../../record/doctor/record-view.ts'
import { SURVEY_FORM } from './posted-forms.ts'
import { checkSurvey, SUBMIT, SURVEY_FIELDS } from './survey-check.ts'

/** The answers as the form's values: by field name, empty where none is given. */
const valuesOf = (answers: SurveyAnswers | undefined): Readonly<Record<string, string>> => {
  const scale = (value: number | undefined) => (value ? String(value) : '')
  return {
    duty: wireWordOf(MatchAnswer, answers?.duty) ?? '',
    time: wireWordOf(MatchAnswer, answers?.time) ?? '',
    break: wireWordOf(MatchAnswer, answers?.break) ?? '',
    pay: wireWordOf(MatchAnswer, answers?.pay) ?? '',
    busyness: scale(answers?.busyness),
    handover: scale(answers?.handover),
    facilities: scale(answers?.facilities),
    rework: wireWordOf(ReworkAnswer, answers?.rework) ?? '',
    good: answers?.good ?? '',
    improve: answers?.improve ?? '',
    onlyToOperator: answers?.onlyToOperator ?? '',
  }
}

/** The doctor's survey about a work; null for a work that is not the doctor's. */
export const getSurveyFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const found = await callWorkRaw(Surveys.method.getSurvey, { workId })
      return {
        work: shownRecord(found.work, now()),
        phase: requiredWord(SurveyPhase, found.phase, 'GetSurvey.phase'),
        values: valuesOf(found.answers),
        until: instantText(found.until),
        isRehireWanted: found.isRehireWanted,
      }
    }),
  )

const choice = v.pipe(v.string(), v.maxLength(20))
const scale = v.pipe(
  v.string(),
  v.regex(/^[1-5]?$/),
  v.transform((typed) => Number(typed || 0)),
)

const surveySchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  intent: choice,
  duty: choice,
  time: choice,
  break: choice,
  pay: choice,
  busyness: scale,
  handover: scale,
  facilities: scale,
  rework: choice,
  good: longText,
  improve: longText,
  onlyToOperator: longText,
})

async function save({ form, fields }: v.InferOutput<typeof surveySchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkSurvey(form))
  if (invalid) return invalid
  const { workId, idempotencyKey, intent, ...answers } = fields
  return wordOfOutcome(
    SaveSurveyOutcome,
    callWorkRaw(Surveys.method.saveSurvey, {
      workId,
      idempotencyKey,
      isSubmitted: intent === SUBMIT,
      answers: {
        ...answers,
        duty: numberOf(MatchAnswer, answers.duty),
        time: numberOf(MatchAnswer, answers.time),
        break: numberOf(MatchAnswer, answers.break),
        pay: numberOf(MatchAnswer, answers.pay),
        rework: numberOf(ReworkAnswer, answers.rework),
      },
    }),
  )
}

export const saveSurveyFn = createServerFn({ method: 'POST' })
  .validator(surveySchema)
  .handler(
    postedCommand({
      form: SURVEY_FORM,
      run: save,
      typed: ({ form }) => Object.fromEntries(SURVEY_FIELDS.map((name) => [name, typedIn(form, name)])),
      isDone: ({ outcome }) => outcome === 'SUBMITTED' || outcome === 'DRAFT_SAVED',
      next: ({ outcome }, { fields: { workId } }) => toSurvey(workId, { outcome }),
    }),
  )
