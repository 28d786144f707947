import {
  create,
  isMessage,
  type DescMessage,
  type DescMethodUnary,
  type Message,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf'
import { bearerToken } from '../../domain/account/bearer-token.ts'
import type { Caller, VerifyCaller } from '../account/caller.service.ts'

/** What a method knows besides its message: who calls, or null for a visitor or a token that no longer holds. */
export type RpcCall = { caller: Caller | null }

export type { VerifyCaller }

/** A method of a service with its types forgotten, so that every protocol can hold all of them in one list. */
export type RpcMethod = {
  descriptor: DescMethodUnary
  /** Throws an RpcError to refuse; anything else thrown is a bug or an outage. */
  run(message: Message, call: RpcCall): Promise<Message>
}

/** Binds a method of a contract to what it does. */
export function rpcMethod<I extends DescMessage, O extends DescMessage>(
  descriptor: DescMethodUnary<I, O>,
  run: (message: MessageShape<I>, call: RpcCall) => Promise<MessageInitShape<O>>,
): RpcMethod {
  return {
    descriptor,
    run: async (message, call) => {
      if (!isMessage(message, descriptor.input)) throw new TypeError(`not a ${descriptor.input.typeName}`)
      return create(descriptor.output, await run(message, call))
    },
  }
}

export const bearerOf = (headers: Headers): string | null => bearerToken(headers.get('authorization'))
