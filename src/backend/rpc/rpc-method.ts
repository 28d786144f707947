import {
  create,
  isMessage,
  type DescMessage,
  type DescMethodUnary,
  type Message,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf'
import { readRequest, writeMessage, type GivenOf, type PlainOf } from '../../contract/plain.ts'
import { bearerToken } from '../../domain/account/bearer-token.ts'
import { makeVisible } from '../../domain/text/visible-text.ts'

/** Where a call comes from: the bearer's account, or null for a visitor and for an invalid token; the client's address. */
type CallOrigin = { caller: Caller | null; address: string }

/** The context of a call, with the method that is called. */
export type RpcCall = CallOrigin & { method: DescMethodUnary }

/** A method with its types erased, so that one list holds all of them. */
export type RpcMethod = {
  descriptor: DescMethodUnary
  /** Throws an RpcError to refuse; any other error is a bug or an outage. */
  run(message: Message, from: CallOrigin): Promise<Message>
}

/** Binds a method of a contract to its implementation: enums are words and instants dates, in both directions. */
export function rpcMethod<I extends DescMessage, O extends DescMessage>(
  descriptor: DescMethodUnary<I, O>,
  run: (request: PlainOf<I, Date, null>, call: RpcCall) => Promise<GivenOf<O, Date>>,
): RpcMethod {
  return {
    descriptor,
    run: async (message, from) => {
      if (!isMessage(message, descriptor.input)) throw new TypeError(`not a ${descriptor.input.typeName}`)
      // No text of a client reaches a rule, a row or another person with what nobody sees in it.
      makeVisible(message)
      const request = readRequest(descriptor.input, message)
      return writeMessage(descriptor.output, await run(request, { ...from, method: descriptor }))
    },
  }
}

/** The same with messages. */
export function rpcMethodRaw<I extends DescMessage, O extends DescMessage>(
  descriptor: DescMethodUnary<I, O>,
  run: (message: MessageShape<I>, call: RpcCall) => Promise<MessageInitShape<O>>,
): RpcMethod {
  return {
    descriptor,
    run: async (message, from) => {
      if (!isMessage(message, descriptor.input)) throw new TypeError(`not a ${descriptor.input.typeName}`)
      // No text of a client reaches a rule, a row or another person with what nobody sees in it.
      makeVisible(message)
      return create(descriptor.output, await run(message, { ...from, method: descriptor }))
    },
  }
}

/** The client's address: the app sets the header, whatever the client sent. */
export const addressOf = (headers: Headers): string => headers.get('x-client-address') ?? ''

export const bearerOf = (headers: Headers): string | null => bearerToken(headers.get('authorization'))

/** The authenticated caller; cached, so up to two seconds stale. */
export type Caller = {
  accountId: string
  sessionId: string
  /** Null: the account has no doctor yet (pre-registered). */
  doctorId: string | null
}

export type VerifyCaller = (bearer: string | null) => Promise<Caller | null>
