import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { DECIDE_CAUTION_FORM, DECIDE_NO_SHOW_FORM } from './trouble-search.ts'

/** What our staff had typed in either form, where it was posted without script and refused. */
export const keptDecisions = () => ({
  kept: takeKeptAnswer(DECIDE_NO_SHOW_FORM),
  keptCaution: takeKeptAnswer(DECIDE_CAUTION_FORM),
})
