import type { Interceptor, Transport } from '@connectrpc/connect'
import type { UniversalClientFn } from '@connectrpc/connect/protocol'
import { createTransport } from '@connectrpc/connect/protocol-connect'

const attach =
  (bearer: string | null): Interceptor =>
  (next) =>
  (request) => {
    if (bearer) request.header.set('Authorization', `Bearer ${bearer}`)
    return next(request)
  }

async function* once(bytes: ArrayBuffer) {
  yield new Uint8Array(bytes)
}

/**
 * Sends the request body in one piece: Connect's own client streams it, which Node's fetch refuses without
 * `duplex`.
 */
const sendWhole: UniversalClientFn = async ({ url, method, header, body, signal }) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  const answer = await fetch(url, {
    method,
    headers: header,
    body: Buffer.concat(chunks),
    redirect: 'error',
    signal,
  })
  const trailer = new Headers()
  return { status: answer.status, header: answer.headers, body: once(await answer.arrayBuffer()), trailer }
}

export function networkTransport(baseUrl: string, bearer: string | null): Transport {
  return createTransport({
    baseUrl,
    httpClient: sendWhole,
    useBinaryFormat: false,
    interceptors: [attach(bearer)],
    acceptCompression: [],
    sendCompression: null,
    compressMinBytes: Number.MAX_SAFE_INTEGER,
    readMaxBytes: 1_048_576,
    writeMaxBytes: 1_048_576,
    defaultTimeoutMs: 5_000,
  })
}
