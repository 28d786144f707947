import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'

/** What a form that the browser posted by itself was answered, as its page's address says. */
export const postedSearchSchema = v.object({
  outcome: textParam,
  /** What came of linking with LINE or ending that. */
  line: textParam,
  /** What came of confirming or changing the mail address. */
  mail: textParam,
})

export type PostedSearch = v.InferOutput<typeof postedSearchSchema>

/** Of a page with one form: what came of it when the browser posted it by itself. */
export type PostedPageProps = { posted: string | undefined; kept?: KeptAnswer | null }
