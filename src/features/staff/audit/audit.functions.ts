import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Audit } from '../../../contract/gen/audit_pb.ts'
import { AUDIT_KIND } from '../../../domain/staff/staff-action.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { wordIn } from '../../forms/form-fields.ts'
import { staffAuditSearchSchema } from './audit-search.ts'

/** A page of the audit trail, newest first. */
export const listAuditEntriesFn = createServerFn()
  .validator(v.object({ ...staffAuditSearchSchema.entries, kind: v.optional(wordIn(AUDIT_KIND), '') }))
  .handler(({ data: { outcome: _outcome, ...asked } }) => callStaff(Audit.method.listEntries, asked))
