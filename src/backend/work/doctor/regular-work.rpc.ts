import { DocumentKind as WireDocumentKind } from '../../../contract/gen/registration_pb.ts'
import {
  AnswerInterviewOutcome as WireInterviewOutcome,
  ApplyOutcome as WireOutcome,
  ConfirmSchedulesOutcome as WireConfirmOutcome,
  Work,
} from '../../../contract/gen/work_pb.ts'
import { missingText } from '../../../domain/listing/requirements.ts'
import { weekdayNumbers, weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import {
  toApplicationId,
  toDate,
  toDay,
  toDocumentKinds,
  toListingId,
  toMessage,
} from '../core/work-input.ts'
import { toApplicationMessage } from '../core/work-message.ts'
import type { WorkService } from './work.service.ts'

/** The most dates that are confirmed at once. */
const CONFIRMED = 100

/** The methods of `dp.work.Work` about regular work. */
export const createRegularWorkMethods = (service: WorkService): RpcMethod[] => [
  rpcMethodRaw(Work.method.previewRegularApplication, async ({ regularWorkId }, call) => {
    const found = await service.previewRegularApplication(signedIn(call), toListingId(regularWorkId))
    if (!found) throw new RpcError('not_found', 'この求人は見つかりません。')
    const { outcome, terms, missing, weekdays, start, application, shareableDocuments } = found
    return {
      outcome: WireOutcome[outcome],
      terms,
      missing: missing.map(missingText),
      weekdays: weekdayNumbers(weekdays),
      firstStart: start.first,
      lastStart: start.last,
      application: application ? toApplicationMessage(application) : undefined,
      shareableDocuments: shareableDocuments.map((kind) => WireDocumentKind[kind]),
    }
  }),

  rpcMethodRaw(Work.method.applyToRegular, async (request, call) => {
    const result = await service.applyToRegular(signedIn(call), {
      regularWorkId: toListingId(request.regularWorkId),
      key: toIdempotencyKey(request.idempotencyKey),
      message: toMessage(request.message),
      weekdays: weekdaysOfNumbers(request.weekdays),
      startDate: toDay(request.startDate),
      sharedDocuments: toDocumentKinds(request.sharedDocuments),
    })
    return {
      outcome: WireOutcome[result.outcome],
      application: result.application ? toApplicationMessage(result.application) : undefined,
    }
  }),

  rpcMethodRaw(Work.method.answerInterview, async (request, call) => {
    const outcome = await service.answerInterview(signedIn(call), {
      applicationId: toApplicationId(request.applicationId),
      key: toIdempotencyKey(request.idempotencyKey),
      chosenStart: toDate(request.chosenStart),
    })
    return { outcome: WireInterviewOutcome[outcome] }
  }),

  rpcMethodRaw(Work.method.confirmSchedules, async ({ scheduleIds, idempotencyKey }, call) => {
    const caller = signedIn(call)
    if (scheduleIds.length < 1 || scheduleIds.length > CONFIRMED)
      throw invalidArgument(`一度に確定できる予定は1件から${CONFIRMED}件までです。`)
    const outcome = await service.confirmSchedules(caller, {
      scheduleIds: scheduleIds.map((id) => toUuid(id, '予定の番号が正しくありません。')),
      key: toIdempotencyKey(idempotencyKey),
    })
    return { outcome: WireConfirmOutcome[outcome] }
  }),
]
