import { AppreciationSource, ThanksStamp } from '../../../contract/gen/thanks_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { THANKS_TEXT } from '../../../domain/work/thanks.ts'
import type { ThanksSource as Source } from '../../../domain/work/thanks-source.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toText, toUuid } from '../../rpc/rpc-input.ts'
import { toWorkId } from '../core/work-input.ts'
import type { ThanksRequest } from './send-thanks.service.ts'

export const toThanksId = (text: string): string => toUuid(text, '感謝の声の番号が正しくありません。')

export function toSource(number: number): Source {
  const source = wireWordOf(AppreciationSource, number)
  if (source === null) throw invalidArgument('どなたからのお礼かを選んでください。')
  return source
}

type Written = {
  workId: string
  idempotencyKey: string
  source: number
  stamp: number
  body: string
  hasNoPatientData: boolean
}

export function toThanksRequest(message: Written): ThanksRequest {
  const stamp = wireWordOf(ThanksStamp, message.stamp)
  if (stamp === null) throw invalidArgument('スタンプを選んでください。')
  return {
    workId: toWorkId(message.workId),
    source: toSource(message.source),
    key: toIdempotencyKey(message.idempotencyKey),
    stamp,
    body: toText(message.body, THANKS_TEXT),
    hasNoPatientData: message.hasNoPatientData,
  }
}
