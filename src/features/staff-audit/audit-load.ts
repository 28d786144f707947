import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { auditQuery } from './audit.queries.ts'
import type { StaffAuditSearch } from './audit-search.ts'

export async function loadAudit(queryClient: QueryClient, search: StaffAuditSearch): Promise<void> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(auditQuery(search)),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
}
