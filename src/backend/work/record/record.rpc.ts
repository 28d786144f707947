import { WorkRecords } from '../../../contract/gen/record_pb.ts'
import { addMonths, isMonth } from '../../../domain/text/month-days.ts'
import { tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { STAMP_REASON } from '../../../domain/work/stamp.ts'
import type { Database } from '../../database/client.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toCursor, toIdempotencyKey, toText, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toWorkId } from '../core/work-input.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'
import { toActualTime, toReported } from './record-input.ts'
import { toRecord } from './record-message.ts'
import {
  findNextRecord,
  findRecord,
  findRecordsBetween,
  findTentativeBetween,
  findToReport,
} from './record.store.ts'
import { submitReport } from './report.service.ts'
import { agreeToStatement } from './state-work.service.ts'
import { stampWork } from './stamp.service.ts'
import { findWorked, findWorkedYears, sumWorked } from './worked.store.ts'

const TO_REPORT = 20
const PAGE = 20
const FIRST_YEAR = 2_000
const LAST_YEAR = 2_999

const monthStart = (month: string): Date => tokyoInstant(`${month}-01`)
const yearStart = (year: number): Date => tokyoInstant(`${year}-01-01`)

function toMonth(text: string): { from: Date; before: Date } {
  if (!isMonth(text)) throw invalidArgument('月が正しくありません。')
  return { from: monthStart(text), before: monthStart(addMonths(text, 1)) }
}

type Sums = Awaited<ReturnType<typeof sumWorked>>[number]

/** The sums of regular works, by contract. */
const toContracts = (sums: readonly Sums[]) =>
  [...Map.groupBy(sums, ({ contract }) => contract?.engagementId).values()].flatMap((months) => {
    const contract = months[0]?.contract
    return contract ? [{ ...contract, months }] : []
  })

/** The methods of `dp.work.WorkRecords`. */
export const createRecordMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(WorkRecords.method.getOverview, async ({ month }, call) => {
    const span = toMonth(month)
    const { doctorId } = signedIn(call)
    // An account without a doctor has no works.
    if (doctorId === null) return {}
    const now = clock()
    const [next, toReport, works, tentative] = await Promise.all([
      findNextRecord(database, doctorId, now),
      findToReport(database, doctorId, TO_REPORT),
      findRecordsBetween(database, { doctorId, ...span }),
      findTentativeBetween(database, { doctorId, ...span, now }),
    ])
    return {
      next: next && toRecord(next),
      toReport: toReport.map(toRecord),
      month: works.map(toRecord),
      tentative: tentative.map((date) => ({ ...date, regularWorkId: String(date.regularWorkId) })),
    }
  }),

  rpcMethod(WorkRecords.method.getWork, async ({ workId }, call) => {
    const { doctorId } = doctorOf(call)
    const row = await findRecord(database, toWorkId(workId))
    if (row?.doctorId !== doctorId) throw workNotFound()
    return { work: toRecord(row) }
  }),

  rpcMethod(WorkRecords.method.stamp, async (message, call) => {
    const { kind } = message
    if (kind === null) throw invalidArgument('記録する時刻の種類を選んでください。')
    const at = message.at && toActualTime(message.at)
    const reason = toText(message.reason, STAMP_REASON.most)
    if (at && reason === '') throw invalidArgument('時刻を入力するときは、理由も入力してください。')
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      kind,
      at,
      reason: at && reason,
    }
    const outcome = await stampWork(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(WorkRecords.method.submitReport, async (message, call) => {
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      report: toReported(message.reported),
      ...(message.receiptId !== '' && {
        receiptId: toUuid(message.receiptId, '領収書のファイルの番号が正しくありません。'),
      }),
    }
    const outcome = await submitReport(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(WorkRecords.method.agreeToStatement, async ({ workId, idempotencyKey, number }, call) => {
    const request = { workId: toWorkId(workId), key: toIdempotencyKey(idempotencyKey), number }
    const outcome = await agreeToStatement(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(WorkRecords.method.listWorked, async (message, call) => {
    if (message.kind === null) throw invalidArgument('スポットか定期を選んでください。')
    if (message.year !== 0 && (message.year < FIRST_YEAR || message.year > LAST_YEAR))
      throw invalidArgument('年が正しくありません。')
    const after = toCursor(message.after)
    const { doctorId } = signedIn(call)
    if (doctorId === null) return { year: message.year || clock().getUTCFullYear() }
    const kind = message.kind === 'SPOT' ? ('spot' as const) : ('regular' as const)
    const years = await findWorkedYears(database, { doctorId, kind })
    const year = message.year || (years[0] ?? clock().getUTCFullYear())
    const worked = { doctorId, kind, from: yearStart(year), before: yearStart(year + 1) }
    const [rows, sums] = await Promise.all([
      findWorked(database, { ...worked, after, limit: PAGE + 1 }),
      sumWorked(database, worked),
    ])
    const { items, nextCursor } = pageOf(rows, PAGE, ({ plannedStart }) => plannedStart)
    return {
      works: items.map(toRecord),
      nextCursor: nextCursor ?? '',
      year,
      years,
      months: kind === 'spot' ? sums : [],
      contracts: toContracts(sums),
    }
  }),
]
