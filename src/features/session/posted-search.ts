import type { PasswordAnswer } from './password.functions.ts'

/** What a form that the browser posted by itself was answered, as its page's address says. */
export type PostedSearch = {
  outcome?: string
  problem?: string
  /** What came of linking with LINE or ending that. */
  line?: string
  /** What came of confirming or changing the mail address. */
  mail?: string
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

export const readPostedSearch = ({
  outcome,
  problem,
  line,
  mail,
}: Record<string, unknown>): PostedSearch => ({
  outcome: textOf(outcome),
  problem: textOf(problem),
  line: textOf(line),
  mail: textOf(mail),
})

export const postedAnswer = ({ outcome, problem }: PostedSearch): PasswordAnswer | undefined =>
  outcome === undefined ? undefined : { outcome, problem, retryAfter: null }
