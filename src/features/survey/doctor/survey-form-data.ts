import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import {
  MATCH_ANSWER,
  REWORK_ANSWER,
  SURVEY_ITEM,
  SURVEY_SCALES,
  SURVEY_TEXT,
  type SurveyItem,
} from '../../../domain/work/survey.ts'
import { SURVEY_WORDS } from '../../../domain/work/survey-note.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

const isItem = (name: string): name is SurveyItem => Object.hasOwn(SURVEY_ITEM, name)

export const ITEMS = Object.keys(SURVEY_ITEM).filter(isItem)

/** The free texts, with their labels. */
export const SURVEY_TEXTS = [
  { name: 'good', label: SURVEY_WORDS.good },
  { name: 'improve', label: SURVEY_WORDS.improve },
  { name: 'onlyToOperator', label: SURVEY_WORDS.onlyToOperator },
] as const

/** Every field of the survey. */
const SURVEY_FIELDS = [...ITEMS, ...SURVEY_SCALES, 'rework', ...SURVEY_TEXTS.map(({ name }) => name)]

/** The value of the button that submits the survey; the other one saves a draft. */
export const SUBMIT = 'SUBMIT'

const chosen = (form: FormData, name: string, words: object) =>
  Object.hasOwn(words, typedIn(form, name)) ? undefined : REQUIRED

/** A draft may be incomplete. */
function check(form: FormData): Problems {
  const problems: Record<string, string | undefined> = {}
  if (typedIn(form, 'intent') === SUBMIT) {
    for (const name of ITEMS) problems[name] = chosen(form, name, MATCH_ANSWER)
    for (const name of SURVEY_SCALES)
      problems[name] = /^[1-5]$/.test(typedIn(form, name)) ? undefined : REQUIRED
    problems['rework'] = chosen(form, 'rework', REWORK_ANSWER)
  }
  for (const { name } of SURVEY_TEXTS)
    problems[name] = lengthProblem(typedIn(form, name), { least: 0, most: SURVEY_TEXT })
  return problemsAmong(problems)
}

/** The doctor's survey about a work. */
export const SURVEY_FORM: CheckedForm = { name: 'work-survey', typed: SURVEY_FIELDS, check }
