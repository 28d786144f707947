import type { Asked } from '../../../contract/plain.ts'
import { THANKS_TEXT } from '../../../domain/work/thanks.ts'
import type { ThanksSource } from '../../../domain/work/thanks-source.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toText, toUuid } from '../../rpc/rpc-input.ts'
import { toWorkId } from '../core/work-input.ts'
import type { ThanksRequest } from './send-thanks.service.ts'

export const toThanksId = (text: string): string => toUuid(text, '感謝の声の番号が正しくありません。')

export function toSource(source: ThanksSource | null): ThanksSource {
  if (source === null) throw invalidArgument('どなたからのお礼かを選んでください。')
  return source
}

export function toThanksRequest(
  message: Asked<'dp.hospital.SendThanksRequest'> | Asked<'dp.hospital.ChangeThanksRequest'>,
): ThanksRequest {
  const { stamp, hasNoPatientData } = message
  if (stamp === null) throw invalidArgument('スタンプを選んでください。')
  return {
    workId: toWorkId(message.workId),
    source: toSource(message.source),
    key: toIdempotencyKey(message.idempotencyKey),
    stamp,
    body: toText(message.body, THANKS_TEXT),
    hasNoPatientData,
  }
}
