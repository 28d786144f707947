import { DAY_MS } from '../../../domain/duration.ts'
import { Cautions } from '../../../contract/gen/caution_pb.ts'
import type { Told } from '../../../contract/plain.ts'
import { TIER_POINTS } from '../../../domain/cancellation/cancellation-tier.ts'
import {
  CAUTION_DAYS,
  cautionPoints,
  selectionOnlyUntil,
  type Caution,
} from '../../../domain/cancellation/caution.ts'
import { cautionObjectionProblem } from '../../../domain/work/caution-objection.ts'
import { OBJECTION_TEXT, objectionUntil } from '../../../domain/work/objection.ts'
import type { Database } from '../../database/client.ts'
import { toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { toObjection } from '../objection/objection.rpc.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'
import { findCautionsOf, type LeftRow } from './caution.store.ts'
import { objectToCaution, withdrawCautionObjection } from './object-to-caution.service.ts'

const SHOWN = 50

/** What a work has left and still counts, as the rules count it. */
const toCounted = ({ leftAt, isAbsence, cancellation }: LeftRow): Caution[] =>
  leftAt !== null && !isAbsence && cancellation?.tier ? [{ at: leftAt, tier: cancellation.tier }] : []

function toCaution(row: LeftRow, now: Date): Told<'dp.work.Caution'> {
  const { cancellation, noShow, objection, leftAt, earlier } = row
  const tier = row.isAbsence ? null : (cancellation?.tier ?? null)
  const at = leftAt ?? cancellation?.decidedAt ?? noShow?.closedAt ?? row.plannedStart
  return {
    ...row,
    spotWorkId: String(row.spotWorkId ?? ''),
    regularWorkId: String(row.regularWorkId ?? ''),
    scheduleId: row.scheduleId ?? '',
    tier,
    reason: cancellation?.reason,
    detail: cancellation?.detail ?? '',
    at,
    words: (cancellation ? cancellation.answer : noShow?.reason) ?? '',
    points:
      tier && leftAt && now.getTime() - leftAt.getTime() < CAUTION_DAYS * DAY_MS ? TIER_POINTS[tier] : 0,
    isAbsence: cancellation === null,
    objection: objection && toObjection(objection, row.file),
    mayObject: cautionObjectionProblem({ at: leftAt, earlier }, now) === null,
    until: objectionUntil(at),
  }
}

/** The methods of `dp.work.Cautions`. */
export const createCautionMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Cautions.method.listCautions, async (_, call) => {
    const { doctorId } = doctorOf(call)
    const now = clock()
    const since = new Date(now.getTime() - CAUTION_DAYS * DAY_MS)
    const rows = await findCautionsOf(database, { doctorId, since, limit: SHOWN })
    const counted = rows.flatMap(toCounted)
    return {
      cautions: rows.map((row) => toCaution(row, now)),
      points: cautionPoints(counted, now),
      restrictedUntil: selectionOnlyUntil(counted, now),
    }
  }),

  rpcMethod(Cautions.method.objectToCaution, async (message, call) => {
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      detail: toDetail(message.detail, OBJECTION_TEXT.least),
      fileId: message.fileId === '' ? null : toUuid(message.fileId, 'ファイルの番号が正しくありません。'),
    }
    const outcome = await objectToCaution(database, { ...doctorOf(call), request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),

  rpcMethod(Cautions.method.withdrawCautionObjection, async (message, call) => {
    const request = { workId: toWorkId(message.workId), key: toIdempotencyKey(message.idempotencyKey) }
    const outcome = await withdrawCautionObjection(database, { ...doctorOf(call), request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),
]
