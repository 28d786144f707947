import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { Audit, AuditKind } from '../../contract/gen/audit_pb.ts'
import { wordOf } from '../../contract/wire-word.ts'
import type { Database } from '../database/client.ts'
import { pageOf, readCursor } from '../database/keyset-cursor.ts'
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
    if (limit < 0 || limit > LIMIT.most)
      throw invalidArgument(`一度に取得できるのは${LIMIT.most}件までです。`)
    const cursor = after === '' ? null : readCursor(after)
    if (after !== '' && !cursor) throw invalidArgument('続きの位置が正しくありません。')
    const span = auditSpan(message.from, message.to)
    if (!span) throw invalidArgument('日付が正しくありません。')
    const shown = limit || LIMIT.default
    const rows = await findAuditRows(database, {
      kind: wordOf(AuditKind, message.kind),
      ...span,
      after: cursor,
      limit: shown + 1,
    })
    const page = pageOf(rows, shown, ({ at }) => at)
    return {
      entries: page.items.map((row) => ({
        id: row.id,
        kind: AuditKind[row.kind],
        at: timestampFromDate(row.at),
        staffName: row.staffName,
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
