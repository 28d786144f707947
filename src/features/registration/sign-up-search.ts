import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'

export const signUpSearchSchema = v.object({
  /** Whether there is such a step, the guard knows. */
  step: textParam,
  /** What a form posted without script came back with. */
  outcome: textParam,
  /** The page the doctor came from and goes on to at the end; whoever goes there checks it (`way-back.ts`). */
  returnTo: textParam,
})

export type SignUpSearch = v.InferOutput<typeof signUpSearchSchema>
