import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAuditEntriesFn } from './audit.functions.ts'
import type { StaffAuditSearch } from './audit-search.ts'

export const auditQuery = ({ after: start = '', outcome: _outcome, ...asked }: StaffAuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['staffAudit', asked, start],
    queryFn: ({ pageParam, signal }) => listAuditEntriesFn({ data: { ...asked, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
    staleTime: 10_000,
  })
