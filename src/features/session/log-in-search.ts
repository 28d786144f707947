import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'

/** `returnTo` is validated where it is used (`platform/return-path.ts`). */
export const logInSearchSchema = v.object({ returnTo: textParam, outcome: textParam })
