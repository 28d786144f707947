import * as v from 'valibot'
import { lenient, matchingParam, outcomeParam, wordParam } from '../../../domain/search-param.ts'
import { ALERT_SERVICE } from '../../../domain/staff/alert-service.ts'
import { ALERT_LINK, ALERT_STATUS, ALERT_TEXT } from '../../../domain/staff/alert-status.ts'

export const ALERTS = 'サービスのお知らせ'

const text = (most: number) => lenient(v.pipe(v.string(), v.maxLength(most)))

/** The alert as typed, whose preview the page shows with `preview`; `outcome` is that of a post without JavaScript. */
export const staffAlertsSearchSchema = v.object({
  preview: matchingParam(/^on$/),
  status: wordParam(ALERT_STATUS),
  service: wordParam(ALERT_SERVICE),
  description: text(2 * ALERT_TEXT.most),
  link: text(2 * ALERT_LINK),
  ends: matchingParam(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
  outcome: outcomeParam,
})

export type StaffAlertsSearch = v.InferOutput<typeof staffAlertsSearchSchema>
