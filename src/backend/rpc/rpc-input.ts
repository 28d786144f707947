import { isId } from '../../domain/decimal-id.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'
import { isUuid } from '../../domain/uuid.ts'
import { readCursor, type KeysetCursor } from '../database/keyset-cursor.ts'
import type { Caller, RpcCall } from './rpc-method.ts'
import { invalidArgument, RpcError, unauthenticated } from './rpc-error.ts'

/** The caller. Throws `unauthenticated` for a visitor. */
export function signedIn({ caller }: RpcCall): Caller {
  if (!caller) throw unauthenticated()
  return caller
}

/** The calling doctor. Throws `unauthenticated` for a visitor, `failed_precondition` for an account without a doctor. */
export function signedInDoctor(call: RpcCall): Caller & { doctorId: string } {
  const caller = signedIn(call)
  if (caller.doctorId === null) throw new RpcError('failed_precondition', '医師の登録がまだ済んでいません。')
  return { ...caller, doctorId: caller.doctorId }
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
  const id = text.toLowerCase()
  if (!isUuid(id)) throw invalidArgument(sentence)
  return id
}

export const REASON = 500

/** Trims a text. Throws `invalid_argument` outside of the lengths, counted in code points as PostgreSQL's char_length does. */
export function toWords(text: string, { least, most }: { least: number; most: number }): string {
  const words = text.trim()
  const { length } = [...words]
  if (length < least) throw invalidArgument(ruleMessage('minLength', { n: least }))
  if (length > most) throw invalidArgument(ruleMessage('maxLength', { n: most }))
  if (words.includes('\0')) throw invalidArgument(ruleMessage('validate'))
  return words
}

/** The same of a text that may be empty. */
export const toText = (text: string, most: number): string => toWords(text, { least: 0, most })

/** A reason of at most 500 characters. */
export const toReason = (text: string): string => toText(text, REASON)

/** Where a list goes on; null for its beginning. Throws `invalid_argument` for a text that no list has given out. */
export function toCursor(text: string): KeysetCursor | null {
  const cursor = text === '' ? null : readCursor(text)
  if (text !== '' && !cursor) throw invalidArgument('続きの位置が正しくありません。')
  return cursor
}

/** How many items a page has; 0 asks for the usual number. Throws `invalid_argument` above the most. */
export function toPageSize(
  limit: number,
  { default: usual, most }: { default: number; most: number },
): number {
  if (limit < 0 || limit > most) throw invalidArgument(`一度に取得できるのは${most}件までです。`)
  return limit || usual
}

export function toHospitalId(text: string): number {
  if (!isId(text)) throw invalidArgument('病院の番号が正しくありません。')
  return Number(text)
}
