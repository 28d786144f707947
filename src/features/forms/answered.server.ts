import { getRequestHeader } from '@tanstack/react-start/server'
import type { FormAnswer } from './form-answer.ts'
import { keepAnswer } from './kept-answer.server.ts'

/** Called by a script of ours, not posted by the browser itself. */
export const byScript = (): boolean => getRequestHeader('x-tsr-serverfn') === 'true'

type Page = {
  /** Names the form to the page that shows it again. */
  form: string
  /** What was typed and is no secret. */
  typed?: Readonly<Record<string, string>>
  /** Where the browser's own post goes on. */
  to: () => unknown
}

/**
 * One function behind one form: script gets the answer, so that what was typed stays; the browser's own post gets a
 * redirect, and the page it leads to shows what was typed and all that is wrong with it.
 */
export function answered<Answer extends FormAnswer>(answer: Answer, { form, typed = {}, to }: Page): Answer {
  if (byScript()) return answer
  const problems = answer.problems ?? {}
  if (Object.keys({ ...problems, ...typed }).length > 0) keepAnswer(form, { problems, typed })
  throw to()
}
