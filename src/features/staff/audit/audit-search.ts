import * as v from 'valibot'
import { matchingParam, wordParam } from '../../../domain/search-param.ts'
import { AUDIT_EXPORT_OUTCOME } from '../../../domain/staff/audit-export.ts'

export const AUDIT = '操作の記録'

const day = matchingParam(/^\d{4}-\d{2}-\d{2}$/)

/** `from` and `to` are Tokyo days; `after` is the cursor of the page shown; `outcome` is that of an export. */
export const staffAuditSearchSchema = v.object({
  // Any word: the words of all kinds would be on every page of the app.
  kind: matchingParam(/^[A-Z_]{1,60}$/),
  from: day,
  to: day,
  after: matchingParam(/^[\w=-]{1,512}$/),
  outcome: wordParam(AUDIT_EXPORT_OUTCOME),
})
export type StaffAuditSearch = v.InferOutput<typeof staffAuditSearchSchema>
