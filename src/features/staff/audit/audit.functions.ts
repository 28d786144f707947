import { createServerFn } from '@tanstack/react-start'
import { Audit, AuditKind, type AuditEntry } from '../../../contract/gen/audit_pb.ts'
import { numberOf, requiredWord } from '../../../contract/wire-word.ts'
import { AUDIT_KIND } from '../../../domain/staff/staff-action.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { timestampText } from '../../../services/timestamp-text.ts'
import { staffAuditSearchSchema } from './audit-search.ts'

const entryView = ({
  id,
  kind,
  at,
  staffName,
  doctorId,
  doctorName,
  hospitalId,
  hospitalName,
  words,
}: AuditEntry) => ({
  id,
  what: AUDIT_KIND[requiredWord(AuditKind, kind, 'AuditEntry.kind')],
  at: timestampText(at),
  staffName,
  doctorId,
  doctorName,
  hospitalId,
  hospitalName,
  words,
})
export type AuditEntryView = ReturnType<typeof entryView>

/** A page of the audit trail, newest first. */
export const listAuditEntriesFn = createServerFn()
  .validator(staffAuditSearchSchema)
  .handler(async ({ data: { kind, from = '', to = '', after = '' } }) => {
    const request = { kind: numberOf(AuditKind, kind ?? ''), from, to, after }
    const { entries, nextCursor } = await callStaffRaw(Audit.method.listEntries, request)
    return { entries: entries.map(entryView), nextCursor }
  })
