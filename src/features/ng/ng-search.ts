import * as v from 'valibot'
import { lenient, matchingParam, outcomeParam, textParam } from '../../domain/search-param.ts'
import { isMonth } from '../../domain/text/month-days.ts'

/** `q` looks for a hospital, `instead` is the application to find alternatives to, `outcome` that of a form. */
export const ngSearchSchema = v.object({
  tab: lenient(v.literal('ended')),
  q: textParam,
  month: lenient(v.pipe(v.string(), v.check(isMonth))),
  outcome: outcomeParam,
  after: matchingParam(/^[\w.=+/:-]{1,512}$/),
  instead: matchingParam(/^[\w-]{8,64}$/),
})
export type NgSearch = v.InferOutput<typeof ngSearchSchema>

export const NG_TITLE = '勤務NG設定'
