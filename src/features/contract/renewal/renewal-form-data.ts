import * as v from 'valibot'
import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { RENEWAL_ANSWER, RENEWAL_DECISION, RENEWAL_NOTE_MOST } from '../../../domain/work/renewal.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

const optional = { least: 0, most: RENEWAL_NOTE_MOST }
const digits = v.pipe(v.string(), v.trim(), v.regex(/^[\d,]{1,12}$/))

/** Yen as typed; 0 for another text. */
export const typedYenOf = (typed: string): number =>
  v.is(digits, typed) ? Number(typed.replaceAll(',', '')) : 0

function checkDecision(form: FormData): Problems {
  const decision = typedIn(form, 'decision')
  const isOffer = decision === 'OFFER'
  return problemsAmong({
    decision: Object.hasOwn(RENEWAL_DECISION, decision) ? undefined : REQUIRED,
    newEnd: !isOffer || v.is(v.pipe(v.string(), v.isoDate()), typedIn(form, 'newEnd')) ? undefined : REQUIRED,
    fee: !isOffer || typedYenOf(typedIn(form, 'fee')) > 0 ? undefined : '金額を入力してください',
    note: lengthProblem(typedIn(form, 'note'), optional),
  })
}

const checkAnswer = (form: FormData): Problems =>
  problemsAmong({
    answer: Object.hasOwn(RENEWAL_ANSWER, typedIn(form, 'answer')) ? undefined : REQUIRED,
    word: lengthProblem(typedIn(form, 'word'), optional),
  })

/** The hospital's decision about the renewal of a contract. */
export const DECIDE_RENEWAL_FORM: CheckedForm = {
  name: 'decide-renewal',
  typed: ['decision', 'newEnd', 'fee', 'note'],
  check: checkDecision,
}

/** The doctor's answer to an offered renewal. */
export const ANSWER_RENEWAL_FORM: CheckedForm = {
  name: 'answer-renewal',
  typed: ['answer', 'word'],
  check: checkAnswer,
}
