import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { Audit, AuditKind } from '../../contract/gen/audit_pb.ts'
import { wordOf } from '../../contract/wire-word.ts'
import { DOCTOR_DECISION } from '../../domain/doctor/doctor-decision.ts'
import { CHANGE_STATE } from '../../domain/doctor/profile-change.ts'
import { VIEWED_DOCUMENT } from '../../domain/doctor/registration-words.ts'
import { addDays, tokyoInstant } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import { pageOf, readCursor } from '../keyset-cursor.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { findAuditRows, type AuditRow } from './audit.store.ts'
import type { StaffGate } from './staff-input.ts'

const LIMIT = { default: 50, most: 1_000 } as const

const DECIDED: Readonly<Record<string, string>> = { ...DOCTOR_DECISION, ...CHANGE_STATE, ...VIEWED_DOCUMENT }

/** Midnight in Tokyo of a day `YYYY-MM-DD`; null for an empty text. */
function toDay(text: string): string | null {
  if (text === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw invalidArgument('日付が正しくありません。')
  return text
}

const wordsOf = ({ word, words }: AuditRow) =>
  [word === null ? '' : (DECIDED[word] ?? word), words].filter((text) => text !== '').join(': ')

/** The methods of `dp.staff.Audit`, for staff only. */
export const createAuditMethods = (database: Database, staffOf: StaffGate): RpcMethod[] => [
  rpcMethod(Audit.method.listEntries, async (message, call) => {
    await staffOf(call)
    const { after, limit } = message
    if (limit < 0 || limit > LIMIT.most)
      throw invalidArgument(`一度に取得できるのは${LIMIT.most}件までです。`)
    const cursor = after === '' ? null : readCursor(after)
    if (after !== '' && !cursor) throw invalidArgument('続きの位置が正しくありません。')
    const [from, to] = [toDay(message.from), toDay(message.to)]
    const shown = limit || LIMIT.default
    const rows = await findAuditRows(database, {
      kind: wordOf(AuditKind, message.kind),
      from: from === null ? null : tokyoInstant(from),
      before: to === null ? null : tokyoInstant(addDays(to, 1)),
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
        words: wordsOf(row),
      })),
      nextCursor: page.nextCursor ?? '',
    }
  }),
]
