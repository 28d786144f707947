import { Work } from '../../../contract/gen/work_pb.ts'
import { missingText } from '../../../domain/listing/requirements.ts'
import { weekdayNumbers, weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toApplicationId, toDate, toDay, toListingId, toMessage } from '../core/work-input.ts'
import { toldApplication } from '../core/work-message.ts'
import type { WorkService } from './work.service.ts'

/** The most dates that are confirmed at once. */
const CONFIRMED = 100

/** The methods of `dp.work.Work` about regular work. */
export const createRegularWorkMethods = (service: WorkService): RpcMethod[] => [
  rpcMethod(Work.method.previewRegularApplication, async ({ regularWorkId }, call) => {
    const found = await service.previewRegularApplication(signedIn(call), toListingId(regularWorkId))
    if (!found) throw new RpcError('not_found', 'この求人は見つかりません。')
    return {
      ...found,
      missing: found.missing.map(missingText),
      weekdays: weekdayNumbers(found.weekdays),
      firstStart: found.start.first,
      lastStart: found.start.last,
      application: found.application && toldApplication(found.application),
    }
  }),

  rpcMethod(Work.method.applyToRegular, async (request, call) => {
    const result = await service.applyToRegular(signedIn(call), {
      regularWorkId: toListingId(request.regularWorkId),
      key: toIdempotencyKey(request.idempotencyKey),
      message: toMessage(request.message),
      weekdays: weekdaysOfNumbers(request.weekdays),
      startDate: toDay(request.startDate),
      sharedDocuments: [...new Set(request.sharedDocuments)],
    })
    return { ...result, application: result.application && toldApplication(result.application) }
  }),

  rpcMethod(Work.method.answerInterview, async (request, call) => {
    const outcome = await service.answerInterview(signedIn(call), {
      applicationId: toApplicationId(request.applicationId),
      key: toIdempotencyKey(request.idempotencyKey),
      chosenStart: toDate(request.chosenStart),
    })
    return { outcome }
  }),

  rpcMethod(Work.method.confirmSchedules, async ({ scheduleIds, idempotencyKey }, call) => {
    const caller = signedIn(call)
    if (scheduleIds.length < 1 || scheduleIds.length > CONFIRMED)
      throw invalidArgument(`一度に確定できる予定は1件から${CONFIRMED}件までです。`)
    const outcome = await service.confirmSchedules(caller, {
      scheduleIds: scheduleIds.map((id) => toUuid(id, '予定の番号が正しくありません。')),
      key: toIdempotencyKey(idempotencyKey),
    })
    return { outcome }
  }),
]
