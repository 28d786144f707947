import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import { DocumentKind as WireDocumentKind } from '../../contract/gen/registration_pb.ts'
import {
  AnswerOfferOutcome as WireAnswerOfferOutcome,
  ApplicationState as WireState,
  ApplyOutcome as WireOutcome,
  OfferAnswer as WireOfferAnswer,
  WithdrawOutcome as WireWithdrawOutcome,
  Work,
} from '../../contract/gen/work_pb.ts'
import { wordOf, wordsOf } from '../../contract/wire-word.ts'
import { isId } from '../../domain/decimal-id.ts'
import type { ApplicationState } from '../../domain/application/application-words.ts'
import type { DocumentKind } from '../../domain/doctor/registration-words.ts'
import { busy, invalidArgument } from '../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { readCursor, type KeysetCursor } from '../keyset-cursor.ts'
import { toApplicationMessage, toMatchedWorkMessage, toPreviewMessage } from './work-message.ts'
import type { WorkService } from './work.service.ts'

const PREVIEWS = 10
const MESSAGE = 500
const LIMIT = { default: 50, most: 100 } as const

function toListingId(text: string): number {
  if (!isId(text)) throw invalidArgument('求人の番号が正しくありません。')
  return Number(text)
}

function toApplicationId(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) {
    throw invalidArgument('応募の番号が正しくありません。')
  }
  return text
}

function toMessage(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  // Counts code points, as PostgreSQL's char_length does, not UTF-16 units.
  if ([...trimmed].length > MESSAGE) throw invalidArgument(`${MESSAGE}桁以下の文字数を入力してください`)
  if (trimmed.includes('\0')) throw invalidArgument('指定された形式で入力してください')
  return trimmed === '' ? null : trimmed
}

function toDate(timestamp: Timestamp | undefined): Date | null {
  const date = timestamp && timestampDate(timestamp)
  if (date && Number.isNaN(date.getTime())) throw invalidArgument('希望の時間が正しくありません。')
  return date ?? null
}

function toLimit(limit: number): number {
  if (limit < 0 || limit > LIMIT.most) throw invalidArgument(`一度に取得できるのは${LIMIT.most}件までです。`)
  return limit === 0 ? LIMIT.default : limit
}

function toCursor(after: string): KeysetCursor | null {
  const cursor = after === '' ? null : readCursor(after)
  if (after !== '' && !cursor) throw invalidArgument('続きの位置が正しくありません。')
  return cursor
}

function toDocumentKinds(numbers: readonly number[]): DocumentKind[] {
  const kinds = wordsOf(WireDocumentKind, numbers)
  if (kinds.length < numbers.length) throw invalidArgument('共有する書類が正しくありません。')
  return [...new Set(kinds)]
}

function toStates(numbers: readonly number[]): ApplicationState[] {
  const states = wordsOf(WireState, numbers)
  if (states.length < numbers.length) throw invalidArgument('応募の状態が正しくありません。')
  return states
}

/** The methods of `dp.work.Work` (spec section 7, call 8). */
export function createWorkMethods(service: WorkService): RpcMethod[] {
  return [
    rpcMethod(Work.method.previewSpotApplication, async ({ spotWorkIds }, call) => {
      const caller = signedIn(call)
      if (spotWorkIds.length < 1 || spotWorkIds.length > PREVIEWS) {
        throw invalidArgument(`一度に確認できる求人は1件から${PREVIEWS}件までです。`)
      }
      const found = await service.previewSpotApplication(caller, spotWorkIds.map(toListingId))
      return {
        previews: found.previews.map(toPreviewMessage),
        shareableDocuments: found.shareableDocuments.map((kind) => WireDocumentKind[kind]),
      }
    }),

    rpcMethod(Work.method.applyToSpot, async (request, call) => {
      const result = await service.applyToSpot(signedIn(call), {
        spotWorkId: toListingId(request.spotWorkId),
        key: toIdempotencyKey(request.idempotencyKey),
        message: toMessage(request.message),
        requestedStart: toDate(request.requestedStart),
        requestedEnd: toDate(request.requestedEnd),
        shortRestAcknowledged: request.shortRestAcknowledged,
        sharedDocuments: toDocumentKinds(request.sharedDocuments),
      })
      if (result === 'BUSY') throw busy()
      if (result === 'KEY_REUSED') throw invalidArgument('同じ操作番号で内容の違う応募はできません')
      return {
        outcome: WireOutcome[result.outcome],
        application: result.application ? toApplicationMessage(result.application) : undefined,
      }
    }),

    rpcMethod(Work.method.withdrawApplication, async ({ applicationId, idempotencyKey }, call) => {
      const result = await service.withdrawApplication(signedIn(call), {
        applicationId: toApplicationId(applicationId),
        key: toIdempotencyKey(idempotencyKey),
      })
      if (result === 'BUSY') throw busy()
      if (result === 'KEY_REUSED') throw invalidArgument('同じ操作番号で別の応募は取り消せません')
      return {
        outcome: WireWithdrawOutcome[result.outcome],
        application: result.application ? toApplicationMessage(result.application) : undefined,
      }
    }),

    rpcMethod(Work.method.answerOffer, async (request, call) => {
      const answer = wordOf(WireOfferAnswer, request.answer)
      if (answer === null) throw invalidArgument('指定された形式で入力してください')
      const outcome = await service.answerOffer(signedIn(call), {
        applicationId: toApplicationId(request.applicationId),
        key: toIdempotencyKey(request.idempotencyKey),
        answer,
        shortRestAcknowledged: request.shortRestAcknowledged,
      })
      if (outcome === 'BUSY') throw busy()
      if (outcome === 'KEY_REUSED') throw invalidArgument('同じ操作番号で内容の違う回答はできません')
      return { outcome: WireAnswerOfferOutcome[outcome] }
    }),

    rpcMethod(Work.method.listApplications, async ({ states, limit, after }, call) => {
      const caller = signedIn(call)
      const page = { states: toStates(states), limit: toLimit(limit), after: toCursor(after) }
      const { items, nextCursor } = await service.listApplications(caller, page)
      return { applications: items.map(toApplicationMessage), nextCursor: nextCursor ?? '' }
    }),

    rpcMethod(Work.method.listMatchedWorks, async (request, call) => {
      const caller = signedIn(call)
      const page = {
        limit: toLimit(request.limit),
        after: toCursor(request.after),
        endsAfter: toDate(request.endsAfter),
        startsBefore: toDate(request.startsBefore),
      }
      const { items, nextCursor } = await service.listMatchedWorks(caller, page)
      return { works: items.map(toMatchedWorkMessage), nextCursor: nextCursor ?? '' }
    }),
  ]
}
