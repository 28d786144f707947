import { MESSAGE_LENGTH } from '../../domain/message/message-words.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toUuid } from '../rpc/rpc-input.ts'

export const toThreadId = (text: string) => toUuid(text, 'やりとりの番号が正しくありません。')

/** The id of the file that a message carries; null without one. */
const toFileId = (text: string): string | null =>
  text === '' ? null : toUuid(text, 'ファイルの番号が正しくありません。')

/** The text of a message, which may be empty where it carries a file. */
function toBody(text: string, fileId: string | null): string {
  const body = text.replaceAll('\r\n', '\n').trim()
  if (body === '' && fileId === null) throw invalidArgument('メッセージを入力してください。')
  // Counts code points, as PostgreSQL's char_length does.
  if ([...body].length > MESSAGE_LENGTH)
    throw invalidArgument(`${MESSAGE_LENGTH}文字以内で入力してください。`)
  if (body.includes('\0')) throw invalidArgument('指定された形式で入力してください')
  return body
}

export function toInstant(instant: Date | null): Date {
  if (!instant || Number.isNaN(instant.getTime())) throw invalidArgument('日時が正しくありません。')
  return instant
}

/** What a message says and carries. */
export function toContent(text: string, file: string) {
  const fileId = toFileId(file)
  return { body: toBody(text, fileId), fileId }
}
