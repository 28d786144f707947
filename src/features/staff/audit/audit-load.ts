import type { QueryClient } from '@tanstack/react-query'
import { AUDIT_EXPORT_FORM } from '../../../domain/staff/audit-export.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { auditQuery } from './audit.queries.ts'
import type { StaffAuditSearch } from './audit-search.ts'

/** Loads the page; what was typed into the form of the export when it had to wait. */
export async function loadAudit(
  queryClient: QueryClient,
  search: StaffAuditSearch,
): Promise<KeptAnswer | null> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(auditQuery(search)),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
  return takeKeptAnswer(AUDIT_EXPORT_FORM)
}
