import { pagesQuery } from '../../../platform/pages-query.ts'
import { listAuditEntriesFn } from './audit.functions.ts'
import type { StaffAuditSearch } from './audit-search.ts'

export const auditQuery = ({ after: start = '', outcome: _outcome, ...asked }: StaffAuditSearch) => ({
  ...pagesQuery(['staffAudit', asked], start, ({ after, signal }) =>
    listAuditEntriesFn({ data: { ...asked, after }, signal }),
  ),
  staleTime: 10_000,
})
