import { Code, ConnectError, createConnectRouter, createRouterTransport } from '@connectrpc/connect'
import type { ConnectRouter, Transport } from '@connectrpc/connect'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createFetchHandler } from '@connectrpc/connect/protocol'
import { RETRY_AFTER_SECONDS } from '../../domain/text/outage.ts'
import { MASKED_SENTENCE, logDenial, refusalOfFailure, RpcError, type RpcErrorCode } from './rpc-error.ts'
import { addressOf, bearerOf, type RpcMethod, type VerifyCaller } from './rpc-method.ts'

export type ConnectServer = {
  /** POST (and GET where the contract says so) /{package}.{Service}/{Method}, Connect protocol. */
  handle(request: Request): Promise<Response>
  /** The same calls in process, in the name of the bearer. */
  transport(bearer: string | null): Transport
}

type ConnectOptions = {
  methods: readonly RpcMethod[]
  verifyCaller: VerifyCaller
  report: (error: unknown, context: Record<string, unknown>) => void
}

const CODE: Record<RpcErrorCode, Code> = {
  canceled: Code.Canceled,
  unknown: Code.Unknown,
  invalid_argument: Code.InvalidArgument,
  deadline_exceeded: Code.DeadlineExceeded,
  not_found: Code.NotFound,
  already_exists: Code.AlreadyExists,
  permission_denied: Code.PermissionDenied,
  unauthenticated: Code.Unauthenticated,
  resource_exhausted: Code.ResourceExhausted,
  failed_precondition: Code.FailedPrecondition,
  aborted: Code.Aborted,
  out_of_range: Code.OutOfRange,
  unimplemented: Code.Unimplemented,
  internal: Code.Internal,
  unavailable: Code.Unavailable,
  data_loss: Code.DataLoss,
}

const toConnectError = ({ message, code }: RpcError) =>
  new ConnectError(
    message,
    CODE[code],
    code === 'unavailable' ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : undefined,
  )

/** An empty JSON body means no fields; the library would refuse it as broken JSON. */
async function withBody(request: Request): Promise<Request> {
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
  if (request.method !== 'POST' || !isJson) return request
  const bytes = await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(request.url, {
    method: 'POST',
    headers,
    body: bytes.byteLength === 0 ? '{}' : bytes,
    signal: request.signal,
  })
}

/** Rejects with `deadline_exceeded` once the caller's own deadline (Connect-Timeout-Ms) has passed. */
function beforeDeadline<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  return new Promise((settle, reject) => {
    const onAbort = () => reject(ConnectError.from(signal.reason))
    signal.addEventListener('abort', onAbort, { once: true })
    run()
      .then(settle, reject)
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** Serves methods over the Connect protocol. */
export function createConnectServer({ methods, verifyCaller, report }: ConnectOptions): ConnectServer {
  const calls = new AsyncLocalStorage<{ wasRead: boolean }>()

  function register(router: ConnectRouter): void {
    for (const { descriptor, run } of methods) {
      router.rpc(descriptor, async (message, { requestHeader, signal }) => {
        const call = calls.getStore()
        if (call) call.wasRead = true
        try {
          return await beforeDeadline(signal, async () =>
            run(message, {
              caller: await verifyCaller(bearerOf(requestHeader)),
              address: addressOf(requestHeader),
            }),
          )
        } catch (error) {
          if (error instanceof ConnectError) throw error
          const path = `${descriptor.parent.typeName}/${descriptor.name}`
          logDenial(error, path)
          if (error instanceof RpcError) throw toConnectError(error)
          report(error, { path })
          const refusal = refusalOfFailure(error)
          throw refusal ? toConnectError(refusal) : new ConnectError(MASKED_SENTENCE, Code.Internal)
        }
      })
    }
  }

  const options = { grpc: false, grpcWeb: false, readMaxBytes: 1_048_576 }
  const router = createConnectRouter(options)
  register(router)
  const handlers = new Map(
    router.handlers.map((handler) => [handler.requestPath, createFetchHandler(handler)]),
  )
  const inner = createRouterTransport(register, { router: options })

  const named = (bearer: string | null, header: HeadersInit | undefined) => {
    const headers = new Headers(header)
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
    return headers
  }

  return {
    handle: async (request) => {
      const handler = handlers.get(new URL(request.url).pathname)
      if (!handler) {
        // The protocol's response for an unknown path.
        return Response.json(
          { code: 'unimplemented', message: 'このメソッドはありません。' },
          { status: 404 },
        )
      }
      const call = { wasRead: false }
      const bodied = await withBody(request)
      const response = await calls.run(call, () => handler(bodied))
      // The library reports unreadable protobuf or base64 as an internal error, but it is the caller's.
      if (response.status === 500 && !call.wasRead) {
        void response.body?.cancel()
        return Response.json(
          { code: 'invalid_argument', message: 'リクエストの形式が正しくありません。' },
          { status: 400, headers: { 'Cache-Control': 'no-store' } },
        )
      }
      const headers = new Headers(response.headers)
      headers.set('Cache-Control', 'no-store')
      return new Response(response.body, { status: response.status, headers })
    },
    transport: (bearer) => ({
      unary: (method, signal, timeout, header, input, values) =>
        inner.unary(method, signal, timeout, named(bearer, header), input, values),
      stream: (method, signal, timeout, header, input, values) =>
        inner.stream(method, signal, timeout, named(bearer, header), input, values),
    }),
  }
}
