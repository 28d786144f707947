import type { Problems } from '../../domain/text/form-rule.ts'
import { isSecret, visibleText } from '../../domain/text/visible-text.ts'

/** The answer to a posted form, the same with and without JavaScript. */
export type FormAnswer = {
  outcome: string
  retryAfter?: number | null
  /** All validation messages at once, by field name. */
  problems?: Problems
}

/**
 * What a page without JavaScript shows again after the redirect: all validation messages, and the typed
 * values that are not secret.
 */
export type KeptAnswer = {
  problems: Problems
  typed: Readonly<Record<string, string>>
  /** The server's message if it refused. */
  refusal?: string | undefined
}

export type InvalidAnswer = { outcome: 'INVALID'; problems: Problems; retryAfter: null }

/** The answer INVALID if there are validation messages, otherwise null. */
export const invalidAnswer = (problems: Problems): InvalidAnswer | null =>
  Object.keys(problems).length > 0 ? { outcome: 'INVALID', problems, retryAfter: null } : null

/** A field's text as typed, without characters that show nothing; a password as it is. Empty if the form has no such field. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return isSecret(name) ? value : visibleText(value)
}

/** The same of all fields of the name, such as ticked boxes. */
export const allTypedIn = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [visibleText(value)] : []))

/** Keeps the fields that have a message. */
export const problemsAmong = (said: Readonly<Record<string, string | null | undefined>>): Problems => {
  const problems: Record<string, string> = {}
  for (const [field, message] of Object.entries(said)) if (message) problems[field] = message
  return problems
}
