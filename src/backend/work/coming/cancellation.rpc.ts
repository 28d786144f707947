import { DAY_MS } from '../../../domain/duration.ts'
import {
  Cancellations,
  CancellationReason,
  CancellationTier,
  RequestCancellationOutcome,
  WithdrawCancellationOutcome,
} from '../../../contract/gen/cancellation_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { CAUTION_DAYS, cautionPoints } from '../../../domain/cancellation/caution.ts'
import { isId } from '../../../domain/decimal-id.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toAskedMessage, toDateChangeMessage } from '../date-change/date-change-message.ts'
import type { DateChange } from '../date-change/date-change.store.ts'
import { findMovedRest } from '../date-change/moved-rest.store.ts'
import { toSearchMessage } from '../substitute/substitute-message.ts'
import { toWeatherMessage } from '../weather/weather.rpc.ts'
import { doctorOf, ownWorkNotFound } from '../core/work-party.ts'
import { toPhone } from '../cancellation/cancellation-input.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { toCancellationMessage, toWorkMessage } from './cancellation-message.ts'
import { findCautions } from '../cancellation/cancellation.store.ts'
import { findOwnWork } from './coming.store.ts'
import { requestCancellation } from '../cancellation/request-cancellation.service.ts'
import { withdrawCancellation } from '../cancellation/withdraw-cancellation.service.ts'

/** A request about the doctor's work; of an open one of the hospital with what the new time would mean. */
async function ownChange(database: Database, change: DateChange) {
  if (change.state !== 'OPEN' || change.requestedBy !== 'HOSPITAL') return toDateChangeMessage(change)
  const { workId, doctorId, proposedStart: start, proposedEnd: end } = change
  return toAskedMessage(change, await findMovedRest(database, { workId, doctorId, start, end }))
}

/** The methods of `dp.work.Cancellations`. */
export const createCancellationMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethodRaw(Cancellations.method.getCancellation, async ({ spotWorkId, scheduleId }, call) => {
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
      cancellation: row.cancellation ? toCancellationMessage(row.cancellation) : undefined,
      substituteSearch: row.substituteSearch ? toSearchMessage(row.substituteSearch) : undefined,
      dateChange: row.dateChange ? await ownChange(database, row.dateChange) : undefined,
      cautionPoints: cautionPoints(await findCautions(database, doctorId, since), now),
      prefecture: row.prefecture,
      weather: row.weather ? toWeatherMessage(row.weather) : undefined,
    }
  }),

  rpcMethodRaw(Cancellations.method.requestCancellation, async (message, call) => {
    const reason = wireWordOf(CancellationReason, message.reason)
    const seenTier = wireWordOf(CancellationTier, message.seenTier)
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
    return { outcome: RequestCancellationOutcome[outcome] }
  }),

  rpcMethodRaw(Cancellations.method.withdrawCancellation, async ({ workId, idempotencyKey }, call) => {
    const request = { workId: toWorkId(workId), key: toIdempotencyKey(idempotencyKey) }
    const outcome = await withdrawCancellation(database, { ...doctorOf(call), request, now: clock() })
    return { outcome: WithdrawCancellationOutcome[outcome] }
  }),
]
