import { takeKeptAnswer } from '../forms/kept-answer.ts'
import {
  ANSWER_SUBSTITUTE_FORM,
  DECIDE_CHANGE_FORM,
  PROPOSE_CHANGE_FORM,
} from '../date-change/posted-forms.ts'
import { CANCEL_FORM, DECIDE_CANCELLATION_FORM } from './posted-forms.ts'

/** The kept answers of the forms on the hospital's page of a work. */
export const takeHospitalAnswers = () => ({
  answer: takeKeptAnswer(DECIDE_CANCELLATION_FORM),
  cancel: takeKeptAnswer(CANCEL_FORM),
  change: takeKeptAnswer(DECIDE_CHANGE_FORM),
  proposal: takeKeptAnswer(PROPOSE_CHANGE_FORM),
  substitute: takeKeptAnswer(ANSWER_SUBSTITUTE_FORM),
})
