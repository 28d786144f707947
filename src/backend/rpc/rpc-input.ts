import { isId } from '../../domain/decimal-id.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'
import type { Caller, RpcCall } from './rpc-method.ts'
import { invalidArgument, unauthenticated } from './rpc-error.ts'

/** The caller. Throws `unauthenticated` for a visitor. */
export function signedIn({ caller }: RpcCall): Caller {
  if (!caller) throw unauthenticated()
  return caller
}

/**
 * The idempotency key of a command. Throws `invalid_argument` unless it is 8 to 255 printable ASCII
 * characters.
 */
export function toIdempotencyKey(text: string): string {
  if (!/^[\x21-\x7e]{8,255}$/.test(text)) throw invalidArgument('操作番号が正しくありません。')
  return text
}

/** Throws `invalid_argument` with `sentence` for a malformed id. */
export function toUuid(text: string, sentence: string): string {
  if (!UUID.test(text)) throw invalidArgument(sentence)
  return text.toLowerCase()
}

/** Trims and validates a reason of at most 500 characters. Throws `invalid_argument`. */
export function toReason(text: string): string {
  const reason = text.trim()
  if ([...reason].length > REASON) throw invalidArgument(`${REASON}桁以下の文字数を入力してください`)
  if (reason.includes('\0')) throw invalidArgument('指定された形式で入力してください')
  return reason
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const REASON = 500

/** Trims a text. Throws `invalid_argument` outside of the lengths, counted in code points. */
export function toWords(text: string, { least, most }: { least: number; most: number }): string {
  const words = text.trim()
  const { length } = [...words]
  if (length < least) throw invalidArgument(ruleMessage('minLength', { n: least }))
  if (length > most) throw invalidArgument(ruleMessage('maxLength', { n: most }))
  if (words.includes('\0')) throw invalidArgument(ruleMessage('validate'))
  return words
}

/** Trims a text of at most so many code points, as PostgreSQL's char_length counts them. */
export function toText(text: string, most: number): string {
  const trimmed = text.trim()
  if ([...trimmed].length > most) throw invalidArgument(ruleMessage('maxLength', { n: most }))
  if (trimmed.includes('\0')) throw invalidArgument(ruleMessage('validate'))
  return trimmed
}

export function toHospitalId(text: string): number {
  if (!isId(text)) throw invalidArgument('病院の番号が正しくありません。')
  return Number(text)
}
