import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'

/** Outcomes in the page's URL after the browser's own post. */
export const postedSearchSchema = v.object({
  outcome: textParam,
  /** Outcome of linking or unlinking LINE. */
  line: textParam,
  /** Outcome of confirming or changing the mail address. */
  mail: textParam,
})

/** Props of a page with one form: the outcome and the kept answer of the browser's own post. */
export type PostedPageProps = { posted: string | undefined; kept?: KeptAnswer | null }
