import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'

export const signUpSearchSchema = v.object({
  /** Checked by the guard. */
  step: textParam,
  /** The outcome of the browser's own post. */
  outcome: textParam,
  /** The page to return to at the end; validated where it is used (`way-back.ts`). */
  returnTo: textParam,
})

export type SignUpSearch = v.InferOutput<typeof signUpSearchSchema>
