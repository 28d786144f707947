import {
  fromJsonString,
  isMessage,
  toJson,
  type DescMessage,
  type DescMethodUnary,
  type JsonValue,
  type MessageShape,
} from '@bufbuild/protobuf'
import { RETRY_AFTER_SECONDS } from '../../domain/text/outage.ts'
import { logDenial } from './rpc-error.ts'
import { addressOf, bearerOf, type RpcMethod, type VerifyCaller } from './rpc-method.ts'
import { toTwirpError, TwirpError } from './twirp-error.ts'
import { namesUnknownWord } from './unknown-word.ts'

const PREFIX = '/twirp/'

export type TwirpServer = {
  /** POST /twirp/{package}.{Service}/{Method}, JSON (Twirp v7). */
  handle(request: Request): Promise<Response>
  /** The same call in process. Throws a TwirpError. */
  call<I extends DescMessage, O extends DescMessage>(
    method: DescMethodUnary<I, O>,
    message: MessageShape<I>,
    bearer: string | null,
    address?: string,
  ): Promise<MessageShape<O>>
}

type TwirpOptions = {
  methods: readonly RpcMethod[]
  verifyCaller: VerifyCaller
  report: (error: unknown, context: Record<string, unknown>) => void
}

const pathOf = ({ parent, name }: DescMethodUnary) => `${PREFIX}${parent.typeName}/${name}`

const json = (body: JsonValue, status = 200) =>
  Response.json(body, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    },
  })

/** Serves methods of any service over Twirp's JSON protocol. */
export function createTwirpServer({ methods, verifyCaller, report }: TwirpOptions): TwirpServer {
  const byPath = new Map(methods.map((method) => [pathOf(method.descriptor), method]))
  const reportFrom = (path: string) => (error: unknown) => report(error, { path })

  function route(request: Request, path: string): RpcMethod {
    const badRoute = (reason: string) =>
      new TwirpError('bad_route', reason, { twirp_invalid_route: `${request.method} ${path}` })
    if (request.method !== 'POST') throw badRoute('POST で呼び出してください。')
    const [type, ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
    const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
    if (type?.trim() !== 'application/json' || (charset && !/^charset="?utf-?8"?$/.test(charset))) {
      throw badRoute('Content-Type は application/json にしてください。')
    }
    const method = byPath.get(path)
    if (!method) throw badRoute('このメソッドはありません。')
    return method
  }

  async function answer(request: Request, path: string): Promise<JsonValue> {
    const { descriptor, run } = route(request, path)
    let message
    let isKnown
    try {
      // Clients send calls without arguments with an empty body.
      const text = (await request.text()) || '{}'
      message = fromJsonString(descriptor.input, text, { ignoreUnknownFields: true })
      isKnown = !namesUnknownWord(descriptor.input, JSON.parse(text))
    } catch {
      throw new TwirpError('malformed', 'リクエストの形式が正しくありません。')
    }
    if (!isKnown) throw new TwirpError('invalid_argument', '指定された形式で入力してください')
    const { headers } = request
    const result = await run(message, {
      caller: await verifyCaller(bearerOf(headers)),
      address: addressOf(headers),
    })
    return toJson(descriptor.output, result, { useProtoFieldName: true, alwaysEmitImplicit: true })
  }

  return {
    handle: async (request) => {
      const path = new URL(request.url).pathname
      try {
        return json(await answer(request, path))
      } catch (error) {
        logDenial(error, path)
        const { body, status } = toTwirpError(error, reportFrom(path))
        return json(body, status)
      }
    },
    call: async (method, message, bearer, address = '') => {
      const path = pathOf(method)
      try {
        const found = byPath.get(path)
        if (!found) throw new TwirpError('bad_route', 'このメソッドはありません。')
        const result = await found.run(message, {
          caller: await verifyCaller(bearer),
          address,
        })
        if (!isMessage(result, method.output)) throw new TypeError(`not a ${method.output.typeName}`)
        return result
      } catch (error) {
        logDenial(error, path)
        throw toTwirpError(error, reportFrom(path))
      }
    },
  }
}
