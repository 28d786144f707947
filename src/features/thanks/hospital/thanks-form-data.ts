import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { THANKS_STAMP, THANKS_TEXT } from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

const chosen = (form: FormData, name: string, words: object) =>
  Object.hasOwn(words, typedIn(form, name)) ? undefined : REQUIRED

function check(form: FormData): Problems {
  const body = typedIn(form, 'body')
  return problemsAmong({
    source: chosen(form, 'source', THANKS_SOURCE),
    stamp: chosen(form, 'stamp', THANKS_STAMP),
    body: lengthProblem(body.replaceAll('\r\n', '\n'), { least: 0, most: THANKS_TEXT }),
  })
}

/** What a hospital says to a doctor. */
export const THANKS_FORM: CheckedForm = { name: 'hospital-thanks', typed: ['source', 'stamp', 'body'], check }
