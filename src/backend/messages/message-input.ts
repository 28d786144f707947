import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import { MESSAGE_LENGTH } from '../../domain/message/message-words.ts'
import { readCursor, type KeysetCursor } from '../keyset-cursor.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toUuid } from '../staff/staff-input.ts'

export const toThreadId = (text: string) => toUuid(text, 'やりとりの番号が正しくありません。')

export function toBody(text: string): string {
  const body = text.replaceAll('\r\n', '\n').trim()
  if (body === '') throw invalidArgument('メッセージを入力してください。')
  // Counts code points, as PostgreSQL's char_length does.
  if ([...body].length > MESSAGE_LENGTH)
    throw invalidArgument(`${MESSAGE_LENGTH}文字以内で入力してください。`)
  if (body.includes('\0')) throw invalidArgument('指定された形式で入力してください')
  return body
}

export function toCursor(text: string): KeysetCursor | null {
  const cursor = text === '' ? null : readCursor(text)
  if (text !== '' && !cursor) throw invalidArgument('続きの位置が正しくありません。')
  return cursor
}

export function toInstant(stamp: Timestamp | undefined): Date {
  const instant = stamp && timestampDate(stamp)
  if (!instant || Number.isNaN(instant.getTime())) throw invalidArgument('日時が正しくありません。')
  return instant
}

export const keyReused = () => invalidArgument('同じ操作番号で内容の違うメッセージは送れません。')
