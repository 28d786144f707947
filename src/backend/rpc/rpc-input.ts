import type { Caller } from '../account/caller.service.ts'
import { invalidArgument, unauthenticated } from './rpc-error.ts'
import type { RpcCall } from './rpc-method.ts'

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
