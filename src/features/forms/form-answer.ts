import type { Problems } from '../../domain/doctor/registration-rule.ts'

/** What a form is answered, by script or after a post of the browser's own. */
export type FormAnswer = {
  outcome: string
  retryAfter?: number | null
  /** What is wrong, by the name of the field; all of it at once. */
  problems?: Problems
}

/** What a page without script shows of a form it lost: all that is wrong, and what was typed that is no secret. */
export type KeptAnswer = {
  problems: Problems
  typed: Readonly<Record<string, string>>
  /** The server's words of a refusal. */
  refusal?: string | undefined
}

export type InvalidAnswer = { outcome: 'INVALID'; problems: Problems; retryAfter: null }

/** Nothing is done while something is wrong with what was typed; null when nothing is. */
export const invalidAnswer = (problems: Problems): InvalidAnswer | null =>
  Object.keys(problems).length > 0 ? { outcome: 'INVALID', problems, retryAfter: null } : null

/** A field of a form as it was typed; empty when the form has none of that name. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Of what each field is said to be wrong with, only what is. */
export const problemsAmong = (said: Readonly<Record<string, string | null | undefined>>): Problems => {
  const problems: Record<string, string> = {}
  for (const [field, message] of Object.entries(said)) if (message) problems[field] = message
  return problems
}
