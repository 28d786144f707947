import { REQUIRED } from '../../domain/text/form-rule.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'

/** The message about a text's length, counted as the database counts: in code points. With `least` 0 it may be empty. */
export function lengthProblem(
  typed: string,
  { least, most }: { least: number; most: number },
): string | undefined {
  const { length } = [...typed.trim()]
  if (length === 0 && least > 0) return REQUIRED
  if (length < least) return ruleMessage('minLength', { n: least })
  return length > most ? ruleMessage('maxLength', { n: most }) : undefined
}
