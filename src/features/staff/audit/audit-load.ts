import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { takeForms } from '../../forms/page-forms.ts'
import { auditQuery } from './audit.queries.ts'
import type { StaffAuditSearch } from './audit-search.ts'

/** Loads the page; what was typed into the form of the export when it had to wait. */
export async function loadAudit(queryClient: QueryClient, search: StaffAuditSearch) {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(auditQuery(search)),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
  return takeForms()
}
