import { DAY_MS } from '../../../domain/duration.ts'
import { Cancellations } from '../../../contract/gen/cancellation_pb.ts'
import { CAUTION_DAYS, cautionPoints } from '../../../domain/cancellation/caution.ts'
import { isId } from '../../../domain/decimal-id.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDateChangeMessage } from '../date-change/date-change-message.ts'
import type { DateChange } from '../date-change/date-change.store.ts'
import { findMovedRest } from '../date-change/moved-rest.store.ts'
import { toSearchMessage } from '../substitute/substitute-message.ts'
import { declarationOf } from '../weather/weather.rpc.ts'
import { doctorOf, ownWorkNotFound } from '../core/work-party.ts'
import { toPhone } from '../cancellation/cancellation-input.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { toWorkMessage } from './cancellable-work.ts'
import { findCautions } from '../cancellation/cancellation.store.ts'
import { findOwnWork } from './coming.store.ts'
import { requestCancellation } from '../cancellation/request-cancellation.service.ts'
import { withdrawCancellation } from '../cancellation/withdraw-cancellation.service.ts'

/** A request about the doctor's work; of an open one of the hospital with what the new time would mean. */
async function ownChange(database: Database, change: DateChange) {
  if (change.state !== 'OPEN' || change.requestedBy !== 'HOSPITAL') return toDateChangeMessage(change)
  const { workId, doctorId, proposedStart: start, proposedEnd: end } = change
  return toDateChangeMessage(change, await findMovedRest(database, { workId, doctorId, start, end }))
}

/** The methods of `dp.work.Cancellations`. */
export const createCancellationMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Cancellations.method.getCancellation, async ({ spotWorkId, scheduleId }, call) => {
    const { doctorId } = doctorOf(call)
    if (scheduleId === '' && !isId(spotWorkId)) throw invalidArgument('求人の番号が正しくありません。')
    const now = clock()
    const asked =
      scheduleId === ''
        ? { spotWorkId: Number(spotWorkId) }
        : { scheduleId: toUuid(scheduleId, '予定の番号が正しくありません。') }
    const row = await findOwnWork(database, doctorId, asked)
    if (!row) throw ownWorkNotFound()
    const since = new Date(now.getTime() - CAUTION_DAYS * DAY_MS)
    return {
      work: toWorkMessage(row),
      cancellation: row.cancellation,
      substituteSearch: row.substituteSearch && toSearchMessage(row.substituteSearch),
      dateChange: row.dateChange && (await ownChange(database, row.dateChange)),
      cautionPoints: cautionPoints(await findCautions(database, doctorId, since), now),
      prefecture: row.prefecture,
      weather: row.weather && declarationOf(row.weather),
    }
  }),

  rpcMethod(Cancellations.method.requestCancellation, async (message, call) => {
    const { reason, seenTier } = message
    if (reason === null || seenTier === null) throw invalidArgument('キャンセルの理由を選択してください。')
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      reason,
      detail: toDetail(message.detail),
      phone: toPhone(message.phone),
      phoneConfirmed: message.phoneConfirmed,
      seenTier,
      seenWeather: message.seenWeather,
    }
    const outcome = await requestCancellation(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(Cancellations.method.withdrawCancellation, async ({ workId, idempotencyKey }, call) => {
    const request = { workId: toWorkId(workId), key: toIdempotencyKey(idempotencyKey) }
    const outcome = await withdrawCancellation(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),
]
