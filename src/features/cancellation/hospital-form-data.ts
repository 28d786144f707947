import { HOSPITAL_CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { typedNumber } from '../../domain/text/typed-text.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import type { CheckedForm } from '../forms/posted-form.ts'
import { detailProblem } from './detail-problem.ts'

const NOT_CALLED = '差し戻す前に、先生にお電話でご相談のうえ、チェックを入れてください。'

function checkAnswer(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const word = typedIn(form, 'word')
  const isRejected = answer === 'REJECT'
  return problemsAmong({
    answer: answer === 'ACCEPT' || isRejected ? undefined : REQUIRED,
    // An acceptance needs no word.
    word: detailProblem(word, isRejected ? undefined : 0),
    called: isRejected && !form.has('called') ? NOT_CALLED : undefined,
  })
}

const checkCancelWork = (form: FormData): Problems =>
  problemsAmong({
    reason: Object.hasOwn(HOSPITAL_CANCELLATION_REASON, typedIn(form, 'reason')) ? undefined : REQUIRED,
    detail: detailProblem(typedIn(form, 'detail')),
    compensation:
      typedNumber(typedIn(form, 'compensation')) === null ? '金額を数字で入力してください' : undefined,
  })

/** The hospital's answer to a doctor's request. */
export const DECIDE_CANCELLATION_FORM: CheckedForm = {
  name: 'cancellation-answer',
  typed: ['answer', 'word'],
  check: checkAnswer,
}

/** The hospital's own cancellation. */
export const CANCEL_FORM: CheckedForm = {
  name: 'work-cancellation',
  typed: ['reason', 'detail', 'compensation'],
  check: checkCancelWork,
}
