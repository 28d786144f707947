import type { Caller } from '../account/caller.service.ts'
import { invalidArgument, unauthenticated } from './rpc-error.ts'
import type { RpcCall } from './rpc-method.ts'

/** Who calls. Throws `unauthenticated` for a visitor. */
export function signedIn({ caller }: RpcCall): Caller {
  if (!caller) throw unauthenticated()
  return caller
}

/** The key that makes a repeated command harmless. Throws `invalid_argument` for one nobody could tell apart. */
export function toIdempotencyKey(text: string): string {
  if (!/^[\x21-\x7e]{8,255}$/.test(text)) throw invalidArgument('操作番号が正しくありません。')
  return text
}
