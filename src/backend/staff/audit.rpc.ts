import { toCursor, toPageSize } from '../rpc/rpc-input.ts'
import { Audit } from '../../contract/gen/audit_pb.ts'
import type { Database } from '../database/client.ts'
import { pageOf } from '../database/keyset-cursor.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { auditSpan, auditWords } from './audit-entry.ts'
import { findAuditRows } from './audit.store.ts'
import type { StaffGate } from '../gate/staff-input.ts'

const LIMIT = { default: 50, most: 1_000 } as const

/** The methods of `dp.staff.Audit`, for staff only. */
export const createAuditMethods = (database: Database, staffOf: StaffGate): RpcMethod[] => [
  rpcMethod(Audit.method.listEntries, async (message, call) => {
    await staffOf(call)
    const { after, limit } = message
    const cursor = toCursor(after)
    const span = auditSpan(message.from, message.to)
    if (!span) throw invalidArgument('日付が正しくありません。')
    const shown = toPageSize(limit, LIMIT)
    const rows = await findAuditRows(database, {
      kind: message.kind,
      ...span,
      after: cursor,
      limit: shown + 1,
    })
    const page = pageOf(rows, shown, ({ at }) => at)
    return {
      entries: page.items.map((row) => ({
        ...row,
        doctorId: row.doctorId ?? '',
        doctorName: row.doctorName ?? '',
        hospitalId: row.hospitalId ?? '',
        hospitalName: row.hospitalName ?? '',
        words: auditWords(row),
      })),
      nextCursor: page.nextCursor ?? '',
    }
  }),
]
