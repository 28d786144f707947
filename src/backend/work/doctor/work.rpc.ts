import { Work } from '../../../contract/gen/work_pb.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toCursor, toIdempotencyKey, toPageSize } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toApplicationId, toDate, toListingId, toMessage } from '../core/work-input.ts'
import { toldApplication } from '../core/work-message.ts'
import { toMatchedWork, toPreview } from './preview-message.ts'
import { createRegularWorkMethods } from './regular-work.rpc.ts'
import type { WorkService } from './work.service.ts'

const LIMIT = { default: 50, most: 100 } as const

const PREVIEWS = 10

/** The methods of `dp.work.Work`. */
export function createWorkMethods(service: WorkService): RpcMethod[] {
  return [
    ...createRegularWorkMethods(service),

    rpcMethod(Work.method.previewSpotApplication, async ({ spotWorkIds }, call) => {
      const caller = signedIn(call)
      if (spotWorkIds.length < 1 || spotWorkIds.length > PREVIEWS) {
        throw invalidArgument(`一度に確認できる求人は1件から${PREVIEWS}件までです。`)
      }
      const found = await service.previewSpotApplication(caller, spotWorkIds.map(toListingId))
      return { ...found, previews: found.previews.map(toPreview) }
    }),

    rpcMethod(Work.method.applyToSpot, async (request, call) => {
      const result = await service.applyToSpot(signedIn(call), {
        spotWorkId: toListingId(request.spotWorkId),
        key: toIdempotencyKey(request.idempotencyKey),
        message: toMessage(request.message),
        requestedStart: toDate(request.requestedStart),
        requestedEnd: toDate(request.requestedEnd),
        shortRestAcknowledged: request.shortRestAcknowledged,
        sharedDocuments: [...new Set(request.sharedDocuments)],
        seen: request.seenWay,
      })
      return { ...result, application: result.application && toldApplication(result.application) }
    }),

    rpcMethod(Work.method.withdrawApplication, async ({ applicationId, idempotencyKey }, call) => {
      const result = await service.withdrawApplication(signedIn(call), {
        applicationId: toApplicationId(applicationId),
        key: toIdempotencyKey(idempotencyKey),
      })
      return { ...result, application: result.application && toldApplication(result.application) }
    }),

    rpcMethod(Work.method.answerOffer, async (request, call) => {
      const { answer } = request
      if (answer === null) throw invalidArgument('指定された形式で入力してください')
      const outcome = await service.answerOffer(signedIn(call), {
        applicationId: toApplicationId(request.applicationId),
        key: toIdempotencyKey(request.idempotencyKey),
        answer,
        shortRestAcknowledged: request.shortRestAcknowledged,
      })
      return { outcome }
    }),

    rpcMethod(Work.method.listApplications, async (request, call) => {
      const page = {
        states: request.states,
        newsSince: toDate(request.newsSince),
        limit: toPageSize(request.limit, LIMIT),
        after: toCursor(request.after),
      }
      const { items, nextCursor } = await service.listApplications(signedIn(call), page)
      return { applications: items.map(toldApplication), nextCursor: nextCursor ?? '' }
    }),

    rpcMethod(Work.method.listMatchedWorks, async (request, call) => {
      const caller = signedIn(call)
      const page = {
        limit: toPageSize(request.limit, LIMIT),
        after: toCursor(request.after),
        endsAfter: toDate(request.endsAfter),
        startsBefore: toDate(request.startsBefore),
        askedToMove: request.askedToMove,
      }
      const { items, nextCursor } = await service.listMatchedWorks(caller, page)
      return { works: items.map(toMatchedWork), nextCursor: nextCursor ?? '' }
    }),
  ]
}
