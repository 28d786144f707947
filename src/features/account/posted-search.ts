import type { FormAnswer, KeptAnswer } from '../forms/form-answer.ts'

/** What a form that the browser posted by itself was answered, as its page's address says. */
export type PostedSearch = {
  outcome?: string
  /** What came of linking with LINE or ending that. */
  line?: string
  /** What came of confirming or changing the mail address. */
  mail?: string
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

export const readPostedSearch = ({ outcome, line, mail }: Record<string, unknown>): PostedSearch => ({
  outcome: textOf(outcome),
  line: textOf(line),
  mail: textOf(mail),
})

export const postedAnswer = ({ outcome }: PostedSearch): FormAnswer | undefined =>
  outcome === undefined ? undefined : { outcome, retryAfter: null }

/** Of a page with one form: what came of it when the browser posted it by itself. */
export type PostedPageProps = { posted: FormAnswer | undefined; kept?: KeptAnswer | null }
